"""After the Quake: rebuilding a city by turn order, money and permits, with the Committee as solo opponent.

Rules, views and computer players of this one game; nothing that another game could use, and no windows.
"""
