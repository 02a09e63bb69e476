"""The bot's clock; in the sandbox it may run faster than real time."""

import time


class Clock:
    """Returns Unix seconds when called; from `began` or its creation on, it runs `speed` times as fast."""

    def __init__(self, speed: float = 1.0, began: float | None = None) -> None:
        self._speed = speed
        self._began = time.time() if began is None else began

    def __call__(self) -> float:
        return self.shown(time.time())

    def shown(self, moment: float) -> float:
        """What this clock shows at a moment of real time."""
        return self._began + (moment - self._began) * self._speed

    def until(self, moment: float) -> float:
        """Real seconds until then; 0 if it has passed."""
        return max(moment - self(), 0.0) / self._speed
