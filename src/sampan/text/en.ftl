### Texts that all games share, in English

hidden = something unseen
list = { $first } and { $last }
