"""Solo puzzles: contract, generation, grading, hints.

Uses the games through the registry; knows no window.
"""
