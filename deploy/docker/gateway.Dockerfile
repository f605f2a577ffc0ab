# The gateway: docker build -f deploy/docker/gateway.Dockerfile -t cheyantong-gateway .
FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/cheyantong
COPY . .
# Debian's Node begins; the lockfile's own Node builds and runs.
RUN npm ci --include=dev && node -e "import('./scripts/lib/project.mjs').then(({ ensureBuilt }) => ensureBuilt())" \
  && npm prune --omit=dev

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/cheyantong cheyantong
COPY --from=build /opt/cheyantong /opt/cheyantong
WORKDIR /opt/cheyantong
USER cheyantong
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/var/lib/cheyantong
EXPOSE 8080
ENTRYPOINT ["node_modules/.bin/node", "--max-semi-space-size=16", "--heap-growing-percent=60", "--concurrent-marking-max-worker-num=1", "apps/gateway/dist/server.js"]
