"""Sentences: the codes of the engine and the records of the table put into words, in three languages.

Every text is a literal in a call of translate; no widget lives here and no rules are asked.
"""
