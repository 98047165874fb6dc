/** Renders pages (see `page-handler.ts`) and serves the built files (see `static-files.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createStorefrontObserver, describeError, fetchInTrace } from '@naap/telemetry';
import { createLog } from '@naap/telemetry/log';
import { startTelemetry } from '@naap/telemetry/node';
import { createSanitiser } from '@naap/ui/sanitise';
import { JSDOM } from 'jsdom';
import { offlinePage } from './offline-page.ts';
import { createPageHandler } from './page-handler.ts';
import { createPageTemplate } from './page-template.ts';
import { pagesDir, serverDir, sourceMapsDir } from './pages.ts';
import { createReportsHandler } from './reports.ts';
import { htmlHeaders } from './security-headers.ts';
import { observeRequests } from './server-metrics.ts';
import { readServerSettings, requireBuiltConfig, telemetrySettings } from './server-settings.ts';
import { createFrameResolver } from './source-maps.ts';
import { REPORTS_PATH } from './src/reports/report.ts';
import { createStaticHandler } from './static-files.ts';

type ServerEntry = typeof import('./src/entry-server.tsx');

/** How long shutdown waits for responses in flight. */
const SHUTDOWN_TIMEOUT_MS = 1000;

const settings = orExit(() => readServerSettings(process.env));
const {
  SHOP_HOST: host,
  SHOP_PORT: port,
  STOREFRONT_DEADLINE_MS: deadlineMs,
  PAGE_CACHE_MB: cacheMegabytes,
} = settings;

// First, because instruments that are created before record nothing.
const telemetry = await startTelemetry('naap-shop', telemetrySettings(settings)).catch((error: unknown) =>
  exit(`the metrics cannot be served at port ${settings.SHOP_METRICS_PORT}: ${String(error)}`),
);
const log = createLog('shop', settings.LOG_LEVEL);
const { handle, renderer, reports } = await createHandler();

const server = createServer(
  observeRequests(renderer, (request, response) => {
    if (reports !== null && request.url === REPORTS_PATH) void reports(request, response);
    else handle(request, response);
  }),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  const why =
    error.code === 'EADDRINUSE'
      ? `port ${port} is taken: choose another, e.g. SHOP_PORT=${port + 1} npm start`
      : error.message;
  process.stderr.write(`naap shop: ${why}\n`);
  process.exit(1);
});
server.listen(port, host, () => {
  const { metricsUrl } = telemetry;
  if (metricsUrl !== null) log.info({ metricsUrl }, 'listening');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => void telemetry.stop().then(() => process.exit(0)));
    server.closeIdleConnections();
    // Browsers keep idle preconnected sockets open; Node counts them as active.
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}

/** Creates the request handler. Without the code that renders pages, the browser renders every page. */
async function createHandler() {
  const entry = join(serverDir, 'entry-server.js');
  if (!existsSync(entry)) return { handle: createStaticHandler(pagesDir), renderer: null, reports: null };
  const { createRenderer, createSiteFiles, config, routePatterns }: ServerEntry = await import(
    pathToFileURL(entry).href
  );
  orExit(() => requireBuiltConfig(config, process.env));
  const document = readFileSync(join(pagesDir, 'index.html'), 'utf8');
  const headers = htmlHeaders(config, [document, offlinePage()]);
  const storefront = { fetch: fetchInTrace, observe: createStorefrontObserver() };
  const renderer = createRenderer(storefront);
  const renderPage = createPageHandler({
    renderer,
    siteFiles: createSiteFiles(storefront, (error) =>
      log.error({ error: describeError(error) }, 'the sitemap could not be created'),
    ),
    template: createPageTemplate(pagesDir),
    renderOptions: { deadlineMs, sanitise: createSanitiser(new JSDOM().window) },
    maxBytes: cacheMegabytes * 1024 * 1024,
    headers,
    onError: (error) => log.error({ error: describeError(error) }, 'a page could not be rendered'),
  });
  const reports = createReportsHandler({
    release: /<meta name="release" content="([^"]*)"/.exec(document)?.[1] ?? '',
    routes: routePatterns,
    resolveFrame: createFrameResolver(sourceMapsDir),
    log,
  });
  return { handle: createStaticHandler(pagesDir, headers, renderPage), renderer, reports };
}

/** Returns what `read` returns. Ends the process with a message when a variable is invalid. */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error));
  }
}

function exit(message: string): never {
  process.stderr.write(`naap shop: ${message}\n`);
  process.exit(2);
}
