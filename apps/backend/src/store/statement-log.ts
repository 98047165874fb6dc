import { DURATION_BUCKETS, SCOPE } from '@naap/server/telemetry';
import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'kysely';

type System = 'sqlite' | 'postgresql';

/**
 * Creates the log function of Kysely, which records a span and the duration of each statement. It records the operation and the table, never
 * parameters, and only the class name of errors, because drivers add values to messages.
 */
export function createStatementLog(system: System): Logger {
  const tracer = trace.getTracer(SCOPE);
  const duration = metrics.getMeter(SCOPE).createHistogram('db.client.operation.duration', {
    description: 'Duration of database statements.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, ...DURATION_BUCKETS] },
  });
  return (event) => {
    const summary = summaryOf(event.query.sql);
    const attributes: Record<string, string> = {
      'db.system.name': system,
      'db.query.summary': summary,
      ...(event.level === 'error' && { 'error.type': errorName(event.error) }),
    };
    duration.record(event.queryDurationMillis / 1000, attributes);
    const startTime = Date.now() - event.queryDurationMillis;
    const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, startTime, attributes });
    if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}

/** Returns the operation and the first table of a statement, such as `select cart_lines`. */
function summaryOf(sql: string): string {
  // A statement that begins with a common table expression is named by the first operation in it.
  const [, operation = 'statement'] =
    /\b(select|insert|update|delete)\b/.exec(sql) ?? /(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/.exec(sql) ?? [];
  return table === undefined ? operation : `${operation} ${table}`;
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'other';
}
