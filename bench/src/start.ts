/**
 * `pnpm bench` measures the page loads of the production build, `pnpm bench:inp` its responses to interactions, and `pnpm bench:load` its
 * server under load. Starts the processes of `npm start` on spare ports, and passes the arguments on: bench/README.md lists them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sparePorts } from '@naap/launcher/ports';
import { runSession, waitUntilAnswering } from '@naap/launcher/processes';
import { startStack } from '@naap/launcher/test/stack';
import { ensureDevanagariFont, ensureTestChromium } from '@naap/launcher/test/system-programs';
import { heapFlags } from '@naap/shop/heap-flags';
import { withLowestPriority } from './priority.ts';

const [benchmark, ...args] = process.argv.slice(2);

await runSession(async (session) => {
  const chromium = await ensureTestChromium();
  if (benchmark === 'pages') await ensureDevanagariFont();
  const start = benchmark === 'pages' ? withLowestPriority(session.start) : session.start;
  const { urls, dataDir } = await startStack({ ...session, start });
  // The shop's server with its default deadline and limits, started as in production, without a log of each request.
  const [port = 0] = await sparePorts(1);
  const url = `http://localhost:${port}`;
  const [program = 'node', ...programArgs] = [...(benchmark === 'load' ? onOneCore() : []), 'node'];
  const server = session.start(program, [...programArgs, ...heapFlags, 'apps/shop/server/main.ts'], {
    env: { SHOP_PORT: `${port}`, SHOP_PAGES_DIR: join(dataDir, 'pages'), LOG_LEVEL: 'warn' },
  });
  // Not Home, which would be in the server's cache.
  await waitUntilAnswering(`${url}/robots.txt`, server);
  const { exitCode = 1 } = await session.start('node', [`bench/src/${benchmark}.ts`, ...args], {
    env: {
      CHROMIUM_PATH: chromium,
      NAAP_E2E_STACKS: JSON.stringify([urls]),
      NAAP_BENCH_SERVER: JSON.stringify({ url, pid: server.pid }),
    },
  });
  return exitCode;
});

/** Returns the command that runs a program on one processor core, which replaces itself by the program; none where Linux's `taskset` is missing. */
function onOneCore(): readonly string[] {
  if (!existsSync('/usr/bin/taskset')) return [];
  const [, core = '0'] = /Cpus_allowed_list:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return ['/usr/bin/taskset', '--cpu-list', core];
}
