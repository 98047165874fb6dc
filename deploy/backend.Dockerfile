# The backend, from the archive of `pnpm release`: docker build --file deploy/backend.Dockerfile --build-arg VERSION=… release
FROM node:24-bookworm-slim
ARG VERSION
ADD naap-backend-${VERSION}.tar.gz /opt/
WORKDIR /opt/naap-backend-${VERSION}
ENV BACKEND_HOST=0.0.0.0
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
