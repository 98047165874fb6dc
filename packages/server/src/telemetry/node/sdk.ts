import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, logs, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../config.ts';
import { startRuntimeMetrics } from './runtime-metrics.ts';
import type { Telemetry } from './telemetry.ts';

/** How long a process waits for the OTLP receiver before it ends. */
const STOP_TIMEOUT_MS = 3_000;

/** Starts the SDK. Only `start.ts` imports this file, dynamically. */
export async function startSdk(
  service: string,
  { otlpEndpoint, sampleRate, prometheus }: TelemetrySettings,
): Promise<Telemetry> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const endpoint = prometheus && (await openPrometheusEndpoint(prometheus));
  // The exporters read the endpoint, headers and time-outs from the environment.
  const pushReader =
    otlpEndpoint === undefined
      ? []
      : [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })];
  const readers: IMetricReader[] = [...(endpoint ? [endpoint.reader] : []), ...pushReader];
  const meterProvider = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(meterProvider);
  const stopRuntimeMetrics = startRuntimeMetrics();
  const stops = [
    async () => stopRuntimeMetrics(),
    () => meterProvider.shutdown(),
    ...(endpoint ? [endpoint.close] : []),
  ];
  if (otlpEndpoint !== undefined) stops.push(startTracing(resource, sampleRate), startLogging(resource));
  return {
    metricsUrl: endpoint?.url ?? null,
    async stop() {
      // A receiver that cannot be reached must not delay the end of the process.
      await Promise.race([
        Promise.allSettled(stops.map((stop) => stop())),
        sleep(STOP_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      // The API refuses to replace a provider, also one that has been shut down.
      for (const api of [metrics, logs, trace, propagation, context]) api.disable();
    },
  };
}

function startTracing(resource: Resource, sampleRate: number): () => Promise<void> {
  const provider = new TracerProvider({
    resource,
    // By trace ID alone, so that every service decides alike and a browser cannot have all its traces exported.
    sampler: new TraceIdRatioBasedSampler(sampleRate),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

function startLogging(resource: Resource): () => Promise<void> {
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
  });
  logs.setGlobalLoggerProvider(provider);
  return () => provider.shutdown();
}

/** Serves `GET /metrics` on an address of its own. */
async function openPrometheusEndpoint({ host, port }: NonNullable<TelemetrySettings['prometheus']>) {
  const reader = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const server = createServer((request, response) => {
    if (request.url === '/metrics') reader.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    reader,
    url: `http://${host}:${actual}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
