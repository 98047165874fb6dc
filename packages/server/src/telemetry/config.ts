import * as v from 'valibot';

/** The environment variables of telemetry that every server reads. The OpenTelemetry SDK reads further ones itself. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'must be an http(s) address',
      ),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d{1,9})?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
};

/** The receivers of a server's telemetry. Without an endpoint and a metrics address, nothing is recorded. */
export interface TelemetrySettings {
  /** Base URL of an OTLP receiver, which gets traces, metrics and logs. */
  readonly otlpEndpoint: string | undefined;
  /** Share of traces that are exported, from 0 to 1. */
  readonly sampleRate: number;
  /** Address of the Prometheus endpoint /metrics. Port 0 chooses an unused one. */
  readonly prometheus: { readonly host: string; readonly port: number } | null;
}
