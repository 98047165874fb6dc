import {
  context,
  type MetricOptions,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { DURATION_BUCKETS, SCOPE } from './names.ts';

/** Runs a call of an operation, and measures it. */
export type ObserveCall = <T>(operation: string, run: () => Promise<T>) => Promise<T>;

export interface CallMetric {
  /** Name of the histogram of durations in seconds. */
  readonly name: string;
  readonly description: string;
  /** Name of the spans, before the operation. */
  readonly span: string;
  readonly kind: SpanKind;
  /** The attribute that has the operation. */
  readonly attribute: string;
}

/** Creates a function that records a span and the duration of each call, by operation and `kind` of the error. */
export function createCallObserver(metric: CallMetric): ObserveCall {
  const tracer = trace.getTracer(SCOPE);
  const options: MetricOptions = {
    description: metric.description,
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  };
  const duration = metrics.getMeter(SCOPE).createHistogram(metric.name, options);
  return async (operation, run) => {
    const started = performance.now();
    const span = tracer.startSpan(`${metric.span} ${operation}`, { kind: metric.kind });
    const attributes: Record<string, string> = { [metric.attribute]: operation };
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

/** Creates the observer of the storefront's operations. Call it after `startTelemetry`. */
export function createStorefrontObserver(): ObserveCall {
  return createCallObserver({
    name: 'naap.storefront.duration',
    description: 'Duration of storefront operations, until the response is parsed.',
    span: 'storefront',
    kind: SpanKind.CLIENT,
    attribute: 'operation',
  });
}

/** Returns a `fetch` that adds the `traceparent` of the active span and sends the request with another one. */
export function addTraceparent(send: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    propagation.inject(context.active(), headers, {
      set: (carrier, name, value) => carrier.set(name, value),
    });
    return send(input, { ...init, headers });
  };
}

/** Sends a request with the `traceparent` of the active span. */
export const fetchInTrace = addTraceparent((input, init) => fetch(input, init));

/** Returns the kind of an ApiError. A message is never recorded: it can contain input. */
function kindOf(error: unknown): string {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string' ? error.kind : 'other';
}
