import { DURATION_BUCKETS, SCOPE } from '@naap/server/telemetry';
import type { Log } from '@naap/server/telemetry/log';
import { metrics } from '@opentelemetry/api';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { type BrowserEvent, type BrowserReport, MAX_EVENTS, MAX_FRAMES } from '../src/reports/report.ts';
import type { ResolveFrame } from './source-maps.ts';

export interface ReportsOptions {
  /** The share of page loads that report. Without any, there is no handler. */
  readonly rate: number;
  /** The release of the served pages. Reports of others are counted as `other`. */
  readonly release: string;
  /** The patterns of the shop's routes. Others are counted as `other`. */
  readonly routes: readonly string[];
  readonly resolveFrame: ResolveFrame;
  readonly log: Pick<Log, 'warn'>;
  /** Reports a minute that the process accepts, from all browsers together. */
  readonly perMinute?: number;
}

/** Errors a minute that are logged, from all browsers together. The others are only counted. */
export const LOGGED_PER_MINUTE = 60;
/** Limit of the body of a report, in bytes. */
export const MAX_REPORT_BYTES = 32 * 1024;
const CLS_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const route = v.pipe(v.string(), v.maxLength(100));
const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('vital'),
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
    route,
  }),
  v.strictObject({
    type: v.picklist(['error', 'rejection']),
    name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
    frames: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/))),
      v.maxLength(MAX_FRAMES),
    ),
    route,
  }),
  v.strictObject({ type: v.literal('code'), isSent: v.boolean() }),
]);
const reportSchema: v.GenericSchema<BrowserReport> = v.strictObject({
  release: v.pipe(v.string(), v.maxLength(100)),
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(MAX_EVENTS)),
});

/**
 * Creates the function that turns reports from browsers into metrics and log lines. It resolves with the status of the response: 204, 400 for a
 * malformed report, and 429 beyond the limit. The limits are not by address, which is personal data. Errors are logged after the response, one
 * after the other; only those of this release have a stack.
 */
export function createReportsHandler({
  rate,
  release,
  routes,
  resolveFrame,
  log,
  perMinute = 600,
}: ReportsOptions): ((report: string) => Promise<number>) | undefined {
  if (rate === 0) return undefined;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const record = createRecorder();
  const knownRoutes = new Set(routes);
  const logLimiter = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 });
  let logged = Promise.resolve();

  async function logError({ type, name, frames }: BrowserError, place: Labels): Promise<void> {
    const stack: string[] = [];
    for (const frame of place.release === release ? frames : []) {
      const source = await resolveFrame(frame);
      if (source !== null) stack.push(source);
    }
    log.warn({ type, name, ...place, stack }, 'browser error');
  }

  return async (text) => {
    if (!(await limiter.consume('all').catch(() => null))) return 429;
    const report = parseReport(text);
    if (report === null) return 400;
    const labels = { release: report.release === release ? release : 'other' };
    for (const event of report.events) {
      if (event.type === 'code') {
        record.code(event.isSent);
        continue;
      }
      const place = { ...labels, route: knownRoutes.has(event.route) ? event.route : 'other' };
      if (event.type === 'vital') record.vital(event.name, event.value, place);
      else {
        record.error({ ...place, type: event.type });
        if (await logLimiter.consume('all').catch(() => null))
          logged = logged.then(() => logError(event, place));
      }
    }
    return 204;
  };
}

type Labels = Readonly<Record<string, string>>;
type BrowserError = Extract<BrowserEvent, { readonly frames: unknown }>;

function createRecorder() {
  const meter = metrics.getMeter(SCOPE);
  const vitals = meter.createHistogram('naap.browser.web_vital', {
    description: 'Web vitals of sampled page loads that are durations.',
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  });
  const shifts = meter.createHistogram('naap.browser.layout_shift', {
    description: 'Cumulative layout shift of sampled page loads.',
    advice: { explicitBucketBoundaries: CLS_BUCKETS },
  });
  const errors = meter.createCounter('naap.browser.errors', {
    description: 'Uncaught errors of sampled page loads.',
  });
  const codes = meter.createCounter('naap.browser.codes', {
    description: 'One-time codes requested by sampled page loads.',
  });
  return {
    vital(name: string, value: number, labels: Labels) {
      if (name === 'CLS') shifts.record(value, labels);
      else vitals.record(value / 1000, { ...labels, name });
    },
    error: (labels: Labels) => errors.add(1, labels),
    code: (isSent: boolean) => codes.add(1, { outcome: isSent ? 'sent' : 'failed' }),
  };
}

function parseReport(text: string): BrowserReport | null {
  try {
    return v.parse(reportSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
