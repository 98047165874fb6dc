import type { Page } from 'playwright';

/**
 * Collects what goes wrong on a page and nobody asserts: console errors, uncaught exceptions and files that do not arrive. Read
 * and emptied by `splice`.
 */
export function watchTroubles(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  const isOurs = (url: string) => url.startsWith(origin);

  page.on('console', (message) => {
    // Chromium's own line about a reply: one from this origin is told below, another one is what its story set up.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource:')) return;
    troubles.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && why !== 'net::ERR_ABORTED') troubles.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return troubles;
}
