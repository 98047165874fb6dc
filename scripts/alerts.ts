/** `pnpm test:alerts`: lets promtool check the Prometheus configuration and the queries of the dashboard, and run the tests of the alerts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { ensurePromtool } from './system.ts';

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

const promtool = await ensurePromtool();
const cwd = join(root, 'deploy/prometheus');
const folder = mkdtempSync(join(tmpdir(), 'naap-alerts-'));
try {
  const results = [
    await run(promtool, ['check', 'config', 'prometheus.yml'], { cwd }),
    await run(promtool, ['check', 'rules', writeQueries()], { cwd }),
    await run(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd }),
  ];
  process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

/** Writes the queries of the dashboard as recording rules, which promtool can parse; returns the path. */
function writeQueries(): string {
  const dashboard: Dashboard = JSON.parse(readFileSync(join(root, 'deploy/grafana/dashboard.json'), 'utf8'));
  const rules = dashboard.panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }, index) => ({
      record: `dashboard:query${index}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
  const path = join(folder, 'dashboard.json');
  // JSON is YAML.
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return path;
}
