"""What every game shares: contract, choices, chance, match, record, registry, conformance checks.

Knows no game. Imports the standard library and msgspec only.
"""
