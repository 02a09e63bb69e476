"""The heartbeats of the bot's library inside the loop: it sends them from a thread of its own."""

import asyncio
import time
from typing import Any


def heartbeats_in_loop(handler: type[Any]) -> None:
    """Replace the thread of `discord.gateway.KeepAliveHandler`; what it does stays the same."""

    def start(self: Any) -> None:
        asyncio.get_running_loop().create_task(_beat(self), name="keep-alive")

    handler.start = start


async def _beat(handler: Any) -> None:
    while True:
        await asyncio.sleep(handler.interval)
        if handler._stop_ev.is_set():
            return
        if handler._last_recv + handler.heartbeat_timeout < time.perf_counter():
            await handler.ws.close(4000)
            break
        try:
            await handler.ws.send_heartbeat(handler.get_payload())
        except Exception:
            break
        handler._last_send = time.perf_counter()
    handler.stop()
