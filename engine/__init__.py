"""The rules engine of Cantiere: games, matches, computer players, records.

Pure Python: no Qt, no global state, no files (only ``__main__`` opens files, reads a clock, starts processes).
"""
