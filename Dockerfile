# The table server in a small image: built in one stage, run by an ordinary user in another.
FROM node:20-bookworm-slim AS build
WORKDIR /tabella
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY . .
RUN node scripts/ensure.mjs build && npm ci --omit=dev --workspace=tabella --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production TABELLA_DATA=/data
WORKDIR /tabella
COPY --from=build /tabella/package.json ./
COPY --from=build /tabella/node_modules node_modules
COPY --from=build /tabella/packages packages
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/dist/src/main.js", "serve"]
