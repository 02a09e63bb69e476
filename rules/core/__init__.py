"""What every title shares: the contract, luck, errors, records. Pure: no clock, no network."""
