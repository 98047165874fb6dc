import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterEach, describe, expect, it } from 'vitest';
import { createStorefrontObserver } from './calls.ts';
import { createRequestObserver } from './http-server.ts';

const exporter = new InMemorySpanExporter();
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(
  new TracerProvider({
    sampler: new TraceIdRatioBasedSampler(1),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  }),
);
afterEach(() => exporter.reset());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

/** Observes a request with these fields and returns its span. */
function spanOf(request: { method?: string; traceparent?: string }, status = 200) {
  const observed = createRequestObserver()({ method: 'GET', traceparent: undefined, ...request });
  observed.end({ route: '/cart', status });
  return exporter.getFinishedSpans().at(-1);
}

describe('the span of a request', () => {
  it('continues the trace of a valid header', () => {
    const span = spanOf({ traceparent: `00-${traceId}-${spanId}-00` });
    expect(span?.spanContext().traceId).toBe(traceId);
    expect(span?.parentSpanContext?.spanId).toBe(spanId);
  });

  it.each([
    undefined,
    '',
    `00-${traceId}`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-+919876543210`,
  ])('begins a trace for the header %j', (traceparent) => {
    const span = spanOf(traceparent === undefined ? {} : { traceparent });
    expect(span?.spanContext().traceId).not.toBe(traceId);
    expect(span?.parentSpanContext).toBeUndefined();
  });

  it('has the route, the status and a known method only', () => {
    const span = spanOf({ method: 'SECRET' }, 503);
    expect(span?.name).toBe('_OTHER /cart');
    expect(span?.status.code).toBe(SpanStatusCode.ERROR);
    expect(span?.attributes).toEqual({
      'http.request.method': '_OTHER',
      'http.route': '/cart',
      'http.response.status_code': 503,
    });
  });
});

describe('the span of a storefront operation', () => {
  it('belongs to the request that called it, and has the kind of an error, not its message', async () => {
    const observed = createRequestObserver()({ method: 'GET', traceparent: undefined });
    const error = Object.assign(new Error('secret'), { kind: 'timeout' });
    const call = observed.run(() => createStorefrontObserver()('GetProduct', () => Promise.reject(error)));
    await expect(call).rejects.toBe(error);
    observed.end({ route: '/', status: 200 });
    const [operation, request] = exporter.getFinishedSpans();
    expect(operation?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(operation?.attributes).toEqual({ operation: 'GetProduct', 'error.type': 'timeout' });
    expect(operation?.events).toEqual([]);
    expect(operation?.status).toEqual({ code: SpanStatusCode.ERROR });
  });
});
