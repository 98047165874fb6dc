import { createCallObserver, type ObserveCall } from '@naap/telemetry';
import { SpanKind } from '@opentelemetry/api';
import type { PageRenderer } from './src/page-renderer.tsx';
import { REPORTS_PATH } from './src/reports/report.ts';

/** Creates the function that measures the rendering of pages, by route. */
export const createRenderObserver = (): ObserveCall =>
  createCallObserver({
    name: 'naap.page.render.duration',
    description: 'Duration of rendering a page, including the wait for its data.',
    span: 'render',
    kind: SpanKind.INTERNAL,
    attribute: 'http.route',
  });

/**
 * Returns the pattern of the route of a request, for metrics: of a page, `/assets/*`, or `file` for every other path with an extension.
 * Without a renderer, all pages are `page`.
 */
export function routeOfRequest(target: string, renderer: Pick<PageRenderer, 'routePattern'> | null): string {
  const url = URL.parse(target, 'http://localhost');
  if (url === null) return 'invalid';
  if (url.pathname.startsWith('/assets/')) return '/assets/*';
  if (url.pathname === REPORTS_PATH) return REPORTS_PATH;
  if (/\.\w+$/.test(url.pathname)) return 'file';
  return renderer?.routePattern(url) ?? 'page';
}
