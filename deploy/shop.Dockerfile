# The shop server, from the archive of `pnpm release`: docker build --file deploy/shop.Dockerfile --build-arg VERSION=… release
FROM node:24-bookworm-slim
ARG VERSION
ADD naap-shop-${VERSION}.tar.gz /opt/
WORKDIR /opt/naap-shop-${VERSION}
ENV SHOP_HOST=0.0.0.0
USER node
EXPOSE 5173
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5173/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "server.js"]
