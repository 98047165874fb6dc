import type { TelemetrySettings } from '../config.ts';
import type { Telemetry } from './telemetry.ts';

export type { Telemetry };

/**
 * Starts the OpenTelemetry SDK for a service. Without an OTLP endpoint and a Prometheus address it loads nothing, and the OpenTelemetry API
 * records nothing. Rejects when the Prometheus port is taken.
 */
export async function startTelemetry(service: string, settings: TelemetrySettings): Promise<Telemetry> {
  if (settings.otlpEndpoint === undefined && settings.prometheus === null)
    return { metricsUrl: null, stop: async () => undefined };
  const { startSdk } = await import('./sdk.ts');
  return startSdk(service, settings);
}
