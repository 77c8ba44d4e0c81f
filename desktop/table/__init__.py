"""The table: the one match in play, the front seat with its curtain, computer players, the tour.

Only this folder holds a Match; it hands out views, never states. No drawing of boards may live here.
"""
