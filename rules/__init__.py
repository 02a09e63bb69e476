"""The rules of all titles: pure functions, without Discord, database, pictures or clock."""
