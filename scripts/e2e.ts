/**
 * `pnpm test:e2e`: whole journeys in Chromium against the processes `npm start` runs, on ports and data of their own.
 * `--walks`, `--steps`, `--replies`, `--payloads` (a count, or `all`) and `--seed` make the long runs of e2e/README.md; all other
 * arguments go to vitest, e.g. `pnpm test:e2e foreign-store`, which starts the shop for the sandbox's second store, `pnpm test:e2e journey` or `pnpm test:e2e -t "cash on delivery"`.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePorts } from './ports.ts';
import { exitCodeOf, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';
import { ensureChromium } from './system.ts';

const [shop, backend, sandbox, identity] = await sparePorts(4);
const ports = {
  SHOP_PORT: `${shop}`,
  BACKEND_PORT: `${backend}`,
  SANDBOX_PORT: `${sandbox}`,
  IDENTITY_PORT: `${identity}`,
};
/** All shoppers of a run come from one address, and some are tireless. */
const noLimits = { RATE_LIMIT_PER_IP: '1000000', RATE_LIMIT_PER_SHOPPER: '1000000' };
const dataDir = mkdtempSync(join(tmpdir(), 'naap-e2e-'));

const { counts, rest } = readCounts(process.argv.slice(2));
/** Another store and its content, nothing else; a run of its own. */
const foreignStore = rest.some((argument) => argument.includes('foreign-store'));
const store = foreignStore ? { CONTENT: 'eu-shoes', SANDBOX_STORE: 'eu-shoes' } : {};
const naap = startProcess({
  name: 'naap',
  command: 'node',
  args: ['scripts/start.ts'],
  env: { ...ports, ...noLimits, ...store, DATA_DIR: dataDir },
});
let journeys: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of [journeys, naap]) if (child) void stopProcess(child, 20_000);
  });
}
let code = 1;
try {
  const chromium = await ensureChromium();
  await waitUntilAnswering(`http://localhost:${ports.SHOP_PORT}`, naap, 300_000);
  journeys = startProcess({
    name: 'vitest',
    command: 'vitest',
    args: ['run', '--root', 'e2e', ...rest],
    env: {
      ...counts,
      ...store,
      CHROMIUM_PATH: chromium,
      SHOP_URL: `http://localhost:${ports.SHOP_PORT}`,
      BACKEND_URL: `http://localhost:${ports.BACKEND_PORT}`,
      SANDBOX_URL: `http://localhost:${ports.SANDBOX_PORT}`,
      IDENTITY_URL: `http://localhost:${ports.IDENTITY_PORT}`,
    },
  });
  code = await exitCodeOf(journeys);
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await stopProcess(naap, 20_000);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(code);

/** `--walks 20` becomes NAAP_E2E_WALKS=20. */
function readCounts(args: readonly string[]) {
  const counts: Record<string, string> = {};
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const name = /^--(walks|steps|replies|payloads|seed)$/.exec(argument)?.[1];
    if (name) {
      index += 1;
      counts[`NAAP_E2E_${name.toUpperCase()}`] = args[index] ?? '';
    } else rest.push(argument);
  }
  return { counts, rest };
}
