"""Nine Blocks: sudoku rules as a fight for building sites, planned face down on a grid of 9 by 9 spaces.

Rules, views and computer players of this one game; nothing that another game could use, and no windows.
"""
