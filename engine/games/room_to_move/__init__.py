"""Room to Move: furniture drawn into a house, with room to walk, walls and doors.

Rules, views and computer players of this one game; nothing that another game could use, and no windows.
"""
