/** Serves the built shop: hashed files for a year, pages fresh, everything compressed once at build time. */
import { createServer } from 'node:http';
import sirv from 'sirv';
import { pagesDir } from './pages.ts';

/** How long an answer under way may hold up the end, in milliseconds. */
const LONGEST_GOODBYE = 1000;

const port = Number(process.env.SHOP_PORT || 5173);

const serve = sirv(pagesDir, {
  single: 'shell.html',
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
    // Browsers hold connections on which they have asked nothing yet; those count as busy.
    setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE).unref();
  });
}
