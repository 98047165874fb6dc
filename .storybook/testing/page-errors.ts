import type { Page } from 'playwright';

/**
 * Collects console errors, uncaught exceptions and failed requests of a page. Returns the growing list; read and empty it with
 * `splice`.
 */
export function collectPageErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  const isSameOrigin = (url: string) => url.startsWith(origin);

  page.on('console', (message) => {
    // Chromium logs each failed response: those of this origin are collected below, others are set up by their story.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource:')) return;
    errors.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isSameOrigin(request.url()) && reason !== 'net::ERR_ABORTED')
      errors.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (isSameOrigin(response.url()) && response.status() >= 400)
      errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}
