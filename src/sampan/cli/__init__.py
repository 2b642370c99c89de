"""The command line. Each command is one module here with a function `register`."""
