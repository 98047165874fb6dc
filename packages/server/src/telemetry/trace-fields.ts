import { isSpanContextValid, trace } from '@opentelemetry/api';

/** Returns the IDs of the active span, for a log line; nothing without one. */
export function traceFields(): Readonly<Record<string, string>> {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
