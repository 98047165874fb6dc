import { logs, SeverityNumber } from '@opentelemetry/api';
import pino from 'pino';
import { SCOPE } from '../names.ts';
import { traceFields } from '../trace-fields.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

const SEVERITIES = { info: SeverityNumber.INFO, warn: SeverityNumber.WARN, error: SeverityNumber.ERROR };

/**
 * Creates a log of JSON lines on stdout, with the IDs of the trace. Lines are also sent over OTLP when `startTelemetry` was called with an
 * endpoint before.
 */
export function createLog(name: string, level: LogLevel): Log {
  const lines = pino({ name, level, mixin: traceFields });
  const exported = logs.getLogger(SCOPE);
  const write = (severity: keyof typeof SEVERITIES) => (fields: LogFields, message: string) => {
    if (!lines.isLevelEnabled(severity)) return;
    lines[severity](fields, message);
    const severityNumber = SEVERITIES[severity];
    if (!exported.enabled({ severityNumber })) return;
    exported.emit({
      severityNumber,
      severityText: severity,
      body: message,
      // OTLP takes plain values only.
      attributes: JSON.parse(JSON.stringify(fields)),
    });
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
