"""Computer players: levels, budgets, the random player, the search shared by all games.

A player sees a View, its own random stream and a budget; never a State.
"""
