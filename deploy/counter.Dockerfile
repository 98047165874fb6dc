# The counter's server, from the archive of `pnpm release`: docker build --file deploy/counter.Dockerfile --build-arg VERSION=… release
FROM node:24-bookworm-slim
ARG VERSION
ADD naap-counter-${VERSION}.tar.gz /opt/
WORKDIR /opt/naap-counter-${VERSION}
ENV COUNTER_HOST=0.0.0.0
USER node
EXPOSE 5174
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5174/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
