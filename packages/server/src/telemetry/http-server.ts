import {
  context,
  metrics,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { DURATION_BUCKETS, SCOPE } from './names.ts';

interface ServerRequest {
  readonly method: string;
  /** The `traceparent` header of the request. */
  readonly traceparent: string | null | undefined;
}

interface ServerResponse {
  /** The pattern of the route, never the path: a path can contain personal data and has no bounds. */
  readonly route: string;
  readonly status: number;
}

/** A request that is being answered. */
interface ObservedRequest {
  /** Calls `work` in the context of the request's span, so that spans and logs within it belong to the trace. */
  run<T>(work: () => T): T;
  end(response: ServerResponse): void;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates a function that starts a span for a request and records its duration when it ends. Call it after `startTelemetry`. */
export function createRequestObserver(): (request: ServerRequest) => ObservedRequest {
  const tracer = trace.getTracer(SCOPE);
  const duration = metrics.getMeter(SCOPE).createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  });
  return ({ method: given, traceparent }) => {
    const method = METHODS.has(given) ? given : '_OTHER';
    const started = performance.now();
    // Without `tracestate` and baggage: clients choose their texts, which would be exported.
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parent,
    );
    const requestContext = trace.setSpan(parent, span);
    return {
      run: (work) => context.with(requestContext, work),
      end({ route, status }) {
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        };
        duration.record((performance.now() - started) / 1000, attributes, requestContext);
        span.updateName(`${method} ${route}`);
        span.setAttributes(attributes);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}
