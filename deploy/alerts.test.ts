import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { ensurePromtool } from '@naap/launcher/test/system-programs';
import { describe, expect, it, onTestFinished } from 'vitest';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const dashboard = read('deploy/grafana/dashboard.json');
const dashboardQueries: string[] = [];
JSON.parse(dashboard, (key, value) => {
  if (key === 'expr') dashboardQueries.push(value);
  return value;
});

/**
 * The metrics in the tables of observability.md, each also with the suffixes of a histogram. Tests of both servers compare the tables with what the
 * servers emit.
 */
const documented = new Set(
  [...read('docs/operations/observability.md').matchAll(/^\| `\w.*?\|/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) =>
      ['', '_count', '_sum', '_bucket'].map((suffix) => name + suffix),
    ),
  ),
);

/** Returns the shop's own metrics that queries use. Labels, which look like metrics, are removed; `{{ }}` is a template of Prometheus. */
function seriesIn(text: string): readonly string[] {
  const queries = text.replaceAll(/\{.*?\}(?!\})/g, '').replaceAll(/by \(.*?\)/g, '');
  return [...new Set(queries.match(/\b(naap|http_server|db_client)_\w+/g))];
}

describe('alerts and dashboard', () => {
  it.each([
    ['alerts', seriesIn(rules)],
    ['dashboard', seriesIn(dashboardQueries.join('\n'))],
  ])('use only metrics that the servers emit: %s', (_name, series) => {
    expect(series.length).toBeGreaterThan(5);
    expect(series.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('use only recorded series that exist', () => {
    const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name);
    const used = [...(rules + dashboard).matchAll(/\bnaap:\w+:\w+/g)].map(([name]) => name);
    expect(used.filter((name) => !recorded.includes(name))).toEqual([]);
  });
});

describe('each alert', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

  it('has a runbook, and its link', () => {
    const runbooks = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(runbooks).toEqual(alerts);
    const links = [...rules.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)].map(([, id]) => id);
    expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  it('is made to fire by a test of promtool', () => {
    const tests = read('deploy/prometheus/alerts.test.yml').split('- alertname: ');
    const fired = tests.filter((text) => text.includes('exp_alerts:')).map((text) => /^\w+/.exec(text)?.[0]);
    expect(alerts.filter((name) => !fired.includes(name))).toEqual([]);
  });
});

/** Promtool is large, so only `PROMTOOL=true pnpm test:unit --project deploy alerts` installs and runs it. */
describe.runIf(process.env.PROMTOOL === 'true')('promtool', () => {
  const check = async (...args: readonly string[]) =>
    run(await ensurePromtool(), args, { cwd: join(root, 'deploy/prometheus') });

  it('accepts the configuration and the alerts', async () => {
    expect((await check('check', 'config', 'prometheus.yml')).exitCode).toBe(0);
  });

  it('makes the alerts fire', async () => {
    expect((await check('test', 'rules', 'alerts.test.yml')).exitCode).toBe(0);
  });

  it('can parse the queries of the dashboard', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'naap-alerts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // Promtool checks only files of rules, so each query becomes a recording rule. JSON is YAML.
    const recording = dashboardQueries.map((query, index) => ({
      record: `dashboard:query${index}`,
      expr: query.replaceAll('$__rate_interval', '1m'),
    }));
    const file = join(folder, 'dashboard.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recording }] }));
    expect((await check('check', 'rules', file)).exitCode).toBe(0);
  });
});
