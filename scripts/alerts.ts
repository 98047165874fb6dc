/** `pnpm test:alerts`: lets promtool check the Prometheus configuration and run the tests of the alerts. */
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { ensurePromtool } from './system.ts';

const promtool = await ensurePromtool();
const cwd = join(root, 'deploy/prometheus');
const results = [
  await run(promtool, ['check', 'config', 'prometheus.yml'], { cwd }),
  await run(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd }),
];
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
