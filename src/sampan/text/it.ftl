### Testi comuni a tutti i giochi, in italiano

hidden = qualcosa di coperto
list = { $first } e { $last }
