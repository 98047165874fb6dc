/**
 * `pnpm bench` measures the page loads of the production build, `pnpm bench:inp` its responses to interactions, and `pnpm bench:load` its
 * server under load. Starts the processes of `npm start` on spare ports, and passes the arguments on: bench/README.md lists them.
 */
import { join } from 'node:path';
import { readInteractionOptions, readLoadOptions, readPageOptions } from '@naap/bench/options';
import { sparePorts } from '@naap/launcher/ports';
import { runSession, type Session, waitUntilAnswering } from '@naap/launcher/processes';
import { type Stack, startStack } from './stack.ts';
import { ensureChromium } from './system.ts';

const [benchmark, ...args] = process.argv.slice(2);

await runSession(async (session) => {
  // Before the build, which takes a minute.
  if (benchmark === 'pages') readPageOptions(args);
  else if (benchmark === 'load') readLoadOptions(args);
  else readInteractionOptions(args);
  const chromium = await ensureChromium();
  const stack = await startStack(session);
  const server = benchmark === 'load' ? await startServer(session, stack) : null;
  const { exitCode = 1 } = await session.start('node', [`bench/src/${benchmark}.ts`, ...args], {
    env: {
      CHROMIUM_PATH: chromium,
      NAAP_BENCH_URLS: JSON.stringify(stack.urls),
      NAAP_BENCH_SERVER: JSON.stringify(server),
    },
  });
  return exitCode;
});

/** Starts the shop's server with its default deadline and limits, without a log of each request. */
async function startServer({ start }: Session, { dataDir }: Stack) {
  const [port = 0] = await sparePorts(1);
  const url = `http://localhost:${port}`;
  const program = start('node', ['apps/shop/server.ts'], {
    env: { SHOP_PORT: `${port}`, SHOP_PAGES_DIR: join(dataDir, 'pages'), LOG_LEVEL: 'warn' },
  });
  await waitUntilAnswering(url, program);
  return { url, pid: program.pid };
}
