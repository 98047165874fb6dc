/**
 * `pnpm bench` measures the page loads of the production build, `pnpm bench press` its response to a press soon after a load, and
 * `pnpm bench load` its server under load. Starts the processes of `npm start` on spare ports, and passes the arguments on: bench/README.md lists them.
 */
import { join } from 'node:path';
import { sparePorts } from '@naap/launcher/ports';
import { runSession, waitUntilAnswering } from '@naap/launcher/processes';
import { startStack } from '@naap/launcher/test/stack';
import { ensurePhoneFonts, ensureTestChromium } from '@naap/launcher/test/system-programs';
import { heapFlags } from '@naap/shop/heap-flags';

const [name = '', ...others] = process.argv.slice(2);
const isNamed = ['pages', 'press', 'load'].includes(name);
const benchmark = isNamed ? name : 'pages';
const args = isNamed ? others : process.argv.slice(2);

await runSession(async (session) => {
  const chromium = await ensureTestChromium();
  if (benchmark === 'pages') await ensurePhoneFonts();
  const { urls, dataDir } = await startStack(session);
  const env: Record<string, string> = { CHROMIUM_PATH: chromium, NAAP_E2E_STACKS: JSON.stringify([urls]) };
  if (benchmark === 'load') {
    // The shop's server with its default deadline and limits, started as in production.
    const [port = 0] = await sparePorts(1);
    const url = `http://localhost:${port}`;
    const server = session.start('node', [...heapFlags, 'apps/shop/server/main.ts'], {
      env: { SHOP_PORT: `${port}`, SHOP_PAGES_DIR: join(dataDir, 'pages'), LOG_LEVEL: 'warn' },
    });
    await waitUntilAnswering(`${url}/robots.txt`, server);
    env.NAAP_BENCH_SERVER = JSON.stringify({ url, pid: server.pid });
  }
  const { exitCode = 1 } = await session.start('node', [`bench/src/${benchmark}.ts`, ...args], { env });
  return exitCode;
});
