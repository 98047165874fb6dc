import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { DURATION_BUCKETS, SCOPE } from './names.ts';

/** Runs a call of a remote service. */
export type ObserveCall = <T>(operation: string, run: () => Promise<T>) => Promise<T>;

/**
 * Creates a function that records a span and the duration of each call of the storefront, by operation and `kind` of the error. Call it after
 * `startTelemetry`.
 */
export function createStorefrontObserver(): ObserveCall {
  const tracer = trace.getTracer(SCOPE);
  const duration = metrics.getMeter(SCOPE).createHistogram('naap.storefront.duration', {
    description: 'Duration of storefront operations, until the response is parsed.',
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  });
  return async (operation, run) => {
    const started = performance.now();
    const span = tracer.startSpan(`storefront ${operation}`, { kind: SpanKind.CLIENT });
    const attributes: Record<string, string> = { operation };
    try {
      return await context.with(trace.setSpan(context.active(), span), run);
    } catch (error) {
      attributes['error.type'] = kindOf(error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      duration.record((performance.now() - started) / 1000, attributes);
      span.setAttributes(attributes);
      span.end();
    }
  };
}

/** Sends a request with the `traceparent` of the active span. */
export const fetchInTrace: typeof globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  propagation.inject(context.active(), headers, { set: (carrier, name, value) => carrier.set(name, value) });
  return fetch(input, { ...init, headers });
};

/** Returns the kind of an ApiError. A message is never recorded: it can contain input. */
function kindOf(error: unknown): string {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string' ? error.kind : 'other';
}
