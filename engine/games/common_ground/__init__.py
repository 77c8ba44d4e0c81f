"""Common Ground: a city laid together, one mayor with a secret, a group that guesses it.

``facts``, ``city``, ``actions`` and ``view`` load without the rules; ``rules`` holds the game object.
"""
