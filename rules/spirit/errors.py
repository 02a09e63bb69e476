"""The end that may come at any moment."""

NO_FARM = "no_farm"
NO_FAMILY = "no_family"
SAMURAI_DIED = "samurai_died"
VICTORY = "victory"


class VillageLost(Exception):
    """All lose at once (SS3, SS5): whatever was going on breaks off. It never leaves the rules of this title.

    `reason` is the reason of the outcome.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)
