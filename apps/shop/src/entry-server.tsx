import { createClients } from './clients.ts';
import { config } from './config.ts';
import { content } from './content.ts';
import { createPageRenderer } from './page-renderer.tsx';

/** Renders pages with the configuration and the content that were built in. */
export const pageRenderer = createPageRenderer({
  createClients: () => createClients(config),
  content,
  siteUrl: config.SITE_URL ?? '',
  smsInboxUrl: config.SMS_INBOX_URL ?? null,
});
