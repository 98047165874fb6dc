import { createSitemapClient } from '@naap/api-clients/sitemap';
import type { StorefrontConfig } from '@naap/api-clients/storefront';
import { createClients, storefrontConfig } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { loadEvents } from './events.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { routes } from './routes/index.ts';
import { createSiteFiles as createFiles } from './site-files/site-files.ts';
import { sizeCharts } from './size-charts.ts';

const siteUrl = config.SITE_URL ?? '';

export { config };

export const routePatterns = routes.map(({ path }) => path);

/** How the server sends and measures requests to the storefront. */
type StorefrontHooks = Pick<StorefrontConfig, 'fetch' | 'observe'>;

/** Creates the renderer of pages, with the configuration and the content that were built in. */
export const createRenderer = (hooks: StorefrontHooks) =>
  createPageRenderer({
    createClients: () => createClients(config, hooks),
    content,
    loadSizeCharts: async () => sizeCharts,
    loadEvents: loadEvents(config.EVENTS),
    siteUrl,
    smsInboxUrl: config.SMS_INBOX_URL ?? null,
  });

/** Creates robots.txt and the sitemaps. `onError` is called when the storefront's catalogue could not be listed. */
export const createSiteFiles = (hooks: StorefrontHooks, onError: (error: unknown) => void) =>
  createFiles({
    client: createSitemapClient({ ...storefrontConfig(config), ...hooks }),
    pagePaths: routes.flatMap(({ sitemap }) => sitemap?.(content) ?? []),
    siteUrl,
    onError,
  });
