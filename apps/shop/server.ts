/** Renders pages (see `page-handler.ts`) and serves the built files (see `static-files.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSanitiser } from '@naap/ui/sanitise';
import { JSDOM } from 'jsdom';
import { offlinePage } from './offline-page.ts';
import { createPageHandler } from './page-handler.ts';
import { createPageTemplate } from './page-template.ts';
import { pagesDir, serverDir } from './pages.ts';
import { htmlHeaders } from './security-headers.ts';
import { readServerSettings, requireBuiltConfig } from './server-settings.ts';
import { createStaticHandler } from './static-files.ts';

type ServerEntry = typeof import('./src/entry-server.tsx');

/** How long shutdown waits for responses in flight. */
const SHUTDOWN_TIMEOUT_MS = 1000;

const {
  SHOP_HOST: host,
  SHOP_PORT: port,
  STOREFRONT_DEADLINE_MS: deadlineMs,
  PAGE_CACHE_MB: cacheMegabytes,
} = orExit(() => readServerSettings(process.env));

const server = createServer(await createHandler());

server.on('error', (error: NodeJS.ErrnoException) => {
  const why =
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken: choose another, e.g. SHOP_PORT=${port + 1} npm start`
      : error.message;
  process.stderr.write(`naap shop: ${why}\n`);
  process.exit(1);
});
server.listen(port, host);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Browsers keep idle preconnected sockets open; Node counts them as active.
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}

/** Creates the request handler. Without the code that renders pages, the browser renders every page. */
async function createHandler() {
  const entry = join(serverDir, 'entry-server.js');
  if (!existsSync(entry)) return createStaticHandler(pagesDir);
  const { pageRenderer, createSiteFiles, config }: ServerEntry = await import(pathToFileURL(entry).href);
  orExit(() => requireBuiltConfig(config, process.env));
  const headers = htmlHeaders(config, [readFileSync(join(pagesDir, 'index.html'), 'utf8'), offlinePage()]);
  const renderPage = createPageHandler({
    renderer: pageRenderer,
    siteFiles: createSiteFiles((error) =>
      process.stderr.write(`naap shop: the sitemap could not be created: ${String(error)}\n`),
    ),
    template: createPageTemplate(pagesDir),
    renderOptions: { deadlineMs, sanitise: createSanitiser(new JSDOM().window) },
    maxBytes: cacheMegabytes * 1024 * 1024,
    headers,
    onError: (error) => process.stderr.write(`naap shop: a page could not be rendered: ${String(error)}\n`),
  });
  return createStaticHandler(pagesDir, headers, renderPage);
}

/** Returns what `read` returns. Ends the process with a message when a variable is invalid. */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`naap shop: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
