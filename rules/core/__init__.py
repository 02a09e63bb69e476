"""The rules core, shared by all titles: contract, luck, errors, records. Pure: no clock, no network."""
