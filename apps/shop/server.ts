/** Serves the built shop (see `static-files.ts`). */
import { createServer } from 'node:http';
import { pagesDir } from './pages.ts';
import { createStaticHandler } from './static-files.ts';

/** How long shutdown waits for responses in flight. */
const SHUTDOWN_TIMEOUT_MS = 1000;

const port = Number(process.env.SHOP_PORT || 5173);

const server = createServer(createStaticHandler(pagesDir));

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
    // Browsers keep idle preconnected sockets open; Node counts them as active.
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}
