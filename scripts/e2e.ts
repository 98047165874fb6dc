/**
 * `pnpm test:e2e`: whole journeys in Chromium against the processes `npm start` runs, on ports and data of their own.
 * Arguments go to vitest, e.g. `pnpm test:e2e -t "cash on delivery"`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';
import { ensureChromium } from './system.ts';

const ports = { SHOP_PORT: '6173', BACKEND_PORT: '6787', SANDBOX_PORT: '6788', IDENTITY_PORT: '6099' };
const dataDir = mkdtempSync(join(tmpdir(), 'naap-e2e-'));
const chromium = await ensureChromium();

const shop = startProcess({
  name: 'naap',
  command: 'node',
  args: ['scripts/start.ts'],
  env: { ...ports, DATA_DIR: dataDir },
});
let code = 1;
try {
  await waitUntilAnswering(`http://localhost:${ports.SHOP_PORT}`, shop, 180_000);
  code = await runToEnd('vitest', ['run', '--root', 'e2e', ...process.argv.slice(2)], {
    CHROMIUM_PATH: chromium,
    SHOP_URL: `http://localhost:${ports.SHOP_PORT}`,
    IDENTITY_URL: `http://localhost:${ports.IDENTITY_PORT}`,
  });
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await stopProcess(shop, 20_000);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(code);
