# Consignment in one image: the server, the three apps and the operator's commands; Storybook is not part of it. Data is in the volume /data, or in DATABASE_URL.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
COPY package.json package-lock.json openapi.yaml ./
COPY packages packages
COPY shells shells
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
COPY --from=build /app/shells/merchant/dist shells/merchant/dist
COPY --from=build /app/shells/portal/dist shells/portal/dist
COPY --from=build /app/shells/salesreps/dist shells/salesreps/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:4000/api/health/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shells/server/main.ts"]
