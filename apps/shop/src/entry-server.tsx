import { createSitemapClient } from '@naap/api-clients/sitemap';
import { createClients, storefrontConfig } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { createSiteFiles as createFiles } from './site-files/site-files.ts';

const siteUrl = config.SITE_URL ?? '';

export { config };

/** Renders pages with the configuration and the content that were built in. */
export const pageRenderer = createPageRenderer({
  createClients: () => createClients(config),
  content,
  siteUrl,
  smsInboxUrl: config.SMS_INBOX_URL ?? null,
});

/** Creates robots.txt and the sitemaps. `onError` is called when the storefront's catalogue could not be listed. */
export const createSiteFiles = (onError: (error: unknown) => void) =>
  createFiles({ client: createSitemapClient(storefrontConfig(config)), content, siteUrl, onError });
