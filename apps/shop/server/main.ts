/** Starts the shop's server (app.ts). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createBoundedServer, runServer } from '@naap/server/http';
import { createStorefrontObserver, describeError, fetchInTrace } from '@naap/server/telemetry';
import { createLog } from '@naap/server/telemetry/log';
import { startTelemetry } from '@naap/server/telemetry/node';
import { languages } from '@naap/ui/languages';
import { createSanitiser } from '@naap/ui/sanitise';
import { JSDOM } from 'jsdom';
import { languageFiles, pagesDir, serverDir, sourceMapsDir } from '../pages.ts';
import type { PageRenderer } from '../src/page-renderer.tsx';
import { createShopApp, type ShopAppOptions } from './app.ts';
import { combineRenderers } from './language-renderer.ts';
import { observeRequests } from './metrics.ts';
import { createPageHandler } from './page-handler.ts';
import { createPageTemplate } from './page-template.ts';
import { createReportsHandler } from './reports.ts';
import { htmlHeaders } from './security-headers.ts';
import { readServerSettings, requireBuiltConfig, telemetrySettings } from './settings.ts';
import { createFrameResolver } from './source-maps.ts';

type ServerEntry = typeof import('../src/entry-server.tsx');

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
const { renderer, ...options } = await readBuild();
const app = createShopApp({ pagesDir, ...options });
const server = createBoundedServer(observeRequests(renderer, getRequestListener(app.fetch)));

runServer(server, {
  name: 'shop',
  host,
  port,
  portVariable: 'SHOP_PORT',
  onListening() {
    const { metricsUrl } = telemetry;
    if (metricsUrl !== null) log.info({ metricsUrl }, 'listening');
  },
  onStopped: telemetry.stop,
});

/** Reads the code that renders pages. Without it, the browser renders every page. */
async function readBuild(): Promise<
  Omit<ShopAppOptions, 'pagesDir'> & { readonly renderer: PageRenderer | null }
> {
  const built = await Promise.all(
    languages.map(async ({ language, prefix }) => {
      const entry = join(serverDir, language, 'entry-server.js');
      if (!existsSync(entry)) return null;
      const { shell, offline } = languageFiles(prefix);
      const documents = [shell, offline].map((file) => readFileSync(join(pagesDir, file), 'utf8'));
      const code: ServerEntry = await import(pathToFileURL(entry).href);
      return { prefix, code, documents };
    }),
  );
  const builds = built.filter((build) => build !== null);
  const base = builds.find(({ prefix }) => prefix === '');
  if (base === undefined) return { renderer: null };
  const { createSiteFiles, config, routePatterns } = base.code;
  orExit(() => requireBuiltConfig(config, process.env));
  const templates = new Map(builds.map(({ prefix }) => [prefix, createPageTemplate(pagesDir, prefix)]));
  const storefront = { fetch: fetchInTrace, observe: createStorefrontObserver() };
  const renderer = combineRenderers(
    new Map(builds.map(({ prefix, code }) => [prefix, code.createRenderer(storefront)])),
  );
  const { window } = new JSDOM();
  // Unlike the document of a window, these do not parse their styles.
  const parser = new window.DOMParser();
  const documents = builds.flatMap(({ documents }) =>
    documents.map((html) => parser.parseFromString(html, 'text/html')),
  );
  // Each screen has its own styles. Reading the documents for each rendering would cost a millisecond.
  const headersByStyles = new Map(
    [...templates.values()].flatMap(({ styles }) =>
      Array.from(styles.values(), (text) => [text, htmlHeaders(config, documents, [text])] as const),
    ),
  );
  const release = documents[0]?.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
  return {
    renderer,
    htmlHeaders: htmlHeaders(config, documents),
    answerPage: createPageHandler({
      renderer,
      siteFiles: createSiteFiles(storefront, (error) =>
        log.error({ error: describeError(error) }, 'the sitemap could not be created'),
      ),
      templates,
      headersWith: (styles) => headersByStyles.get(styles) ?? htmlHeaders(config, documents, [styles]),
      renderOptions: { deadlineMs, sanitise: createSanitiser(window) },
      maxBytes: cacheMegabytes * 1024 * 1024,
      onError: (error) => log.error({ error: describeError(error) }, 'a page could not be rendered'),
    }),
    answerReport: createReportsHandler({
      rate: Number(config.BROWSER_REPORT_RATE),
      release,
      routes: routePatterns,
      resolveFrame: createFrameResolver(sourceMapsDir),
      log,
    }),
  };
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
