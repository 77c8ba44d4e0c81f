"""The games, one folder each: facts, view, state, actions, rules, scoring, content, player.

Games never import each other; reach them through ``engine.core.registry``.
"""
