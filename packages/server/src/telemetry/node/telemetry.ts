/** The telemetry of a process. */
export interface Telemetry {
  /** URL of the Prometheus endpoint; null without one. */
  readonly metricsUrl: string | null;
  /** Exports the recorded telemetry and stops. Takes at most 3 s. Never rejects. */
  stop(): Promise<void>;
}
