import type { RequestListener } from 'node:http';
import { createCallObserver, createRequestObserver, type ObserveCall } from '@naap/server/telemetry';
import { SpanKind } from '@opentelemetry/api';
import type { PageRenderer } from '../src/page-renderer.tsx';
import { REPORTS_PATH } from '../src/reports/report.ts';

/** Creates the function that measures the rendering of pages, by route. */
export const createRenderObserver = (): ObserveCall =>
  createCallObserver({
    name: 'naap.page.render.duration',
    description: 'Duration of rendering a page, including the wait for its data.',
    span: 'render',
    kind: SpanKind.INTERNAL,
    attribute: 'http.route',
  });

/** Returns a listener that calls `handle` in the span of the request, and measures the request until its response is sent. */
export function observeRequests(
  renderer: Pick<PageRenderer, 'routePattern'> | null,
  handle: RequestListener,
): RequestListener {
  const observe = createRequestObserver();
  return (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const traceparent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const observed = observe({ method, traceparent });
    response.once('close', () =>
      observed.end({ route: routeOfRequest(url, renderer), status: response.statusCode }),
    );
    observed.run(() => handle(request, response));
  };
}

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
