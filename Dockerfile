# Stage 1 installs the locked dependencies and packs the project; stage 2 keeps only the result.
FROM python:3.12-slim-bookworm AS build
WORKDIR /src
COPY requirements/build.txt requirements/run.txt requirements/
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt \
    && python -m venv --without-pip /opt/gyoji \
    && VIRTUAL_ENV=/opt/gyoji /build/bin/uv pip sync --no-cache --compile-bytecode --require-hashes requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY ai ai
COPY renderer renderer
COPY data data
COPY bot bot
COPY cli cli
COPY sandbox sandbox
RUN /build/bin/hatchling build -t wheel \
    && VIRTUAL_ENV=/opt/gyoji /build/bin/uv pip install --no-cache --compile-bytecode --no-deps dist/*.whl

FROM python:3.12-slim-bookworm
RUN useradd --uid 10001 --create-home --shell /usr/sbin/nologin gyoji \
    && install -d -o gyoji -g gyoji /data /backups
COPY --from=build /opt/gyoji /opt/gyoji
ENV PATH=/opt/gyoji/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    GYOJI_DATABASE_URL=sqlite+aiosqlite:////data/gyoji.sqlite3 \
    GYOJI_HEALTH_FILE=/tmp/gyoji.alive
USER gyoji
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["gyoji", "health"]
ENTRYPOINT ["gyoji"]
CMD ["run"]
