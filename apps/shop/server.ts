/** Serves the built shop: hashed files for a year, pages fresh, everything compressed once at build time. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const port = Number(process.env.SHOP_PORT || 5173);
const pages = fileURLToPath(new URL('dist', import.meta.url));

const serve = sirv(pages, {
  single: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('X-Frame-Options', 'DENY');
  },
});

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  serve(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const why =
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken: choose another, e.g. SHOP_PORT=${port + 1} npm start`
      : error.message;
  process.stderr.write(`naap shop: ${why}\n`);
  process.exit(1);
});
server.listen(port, 'localhost');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
