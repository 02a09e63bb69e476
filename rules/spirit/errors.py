"""The exception for the loss of the village, which may occur at any point."""

NO_FARM = "no_farm"
NO_FAMILY = "no_family"
SAMURAI_DIED = "samurai_died"
LOSSES = NO_FARM, NO_FAMILY, SAMURAI_DIED
VICTORY = "victory"


class VillageLost(Exception):
    """All players lose at once (SS3, SS5), whatever is in progress. Never leaves the rules of this title.

    `reason` is the reason of the outcome.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)
