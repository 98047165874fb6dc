/**
 * `pnpm bench` measures the page loads of the production build, `pnpm bench:inp` its responses to interactions. Starts the processes of
 * `npm start` on spare ports, and passes the arguments on: bench/README.md lists them.
 */
import { readInteractionOptions, readPageOptions } from '@naap/bench/options';
import { runSession } from '@naap/launcher/processes';
import { startStack } from './stack.ts';
import { ensureChromium } from './system.ts';

const [benchmark, ...args] = process.argv.slice(2);

await runSession(async (session) => {
  // Before the build, which takes a minute.
  if (benchmark === 'pages') readPageOptions(args);
  else readInteractionOptions(args);
  const chromium = await ensureChromium();
  const { urls } = await startStack(session);
  const { exitCode = 1 } = await session.start('node', [`bench/src/${benchmark}.ts`, ...args], {
    env: { CHROMIUM_PATH: chromium, NAAP_BENCH_URLS: JSON.stringify(urls) },
  });
  return exitCode;
});
