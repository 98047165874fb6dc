/**
 * `pnpm test:stories`: renders every story of the static Storybook (`pnpm build-storybook`) in the system's Chromium, runs its play
 * function and axe. Arguments go to the test runner, e.g. `pnpm test:stories --json results.json` or
 * `pnpm test:stories components/Dialog`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sparePorts } from './ports.ts';
import { root, runToEnd, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';
import { ensureChromium } from './system.ts';

const folder = join(root, 'storybook-static');
// One nobody listens on: another Storybook of this machine must not answer in this one's stead.
const port = String((await sparePorts(1))[0]);
const url = `http://localhost:${port}`;

if (!existsSync(join(folder, 'index.json'))) {
  console.error('naap: there is no built Storybook. Build it first: pnpm build-storybook');
  process.exit(1);
}

const server = startProcess({
  name: 'storybook',
  command: 'vite',
  args: [
    'preview',
    '--outDir',
    folder,
    '--host',
    'localhost',
    '--port',
    port,
    '--strictPort',
    '--logLevel',
    'error',
  ],
});
let code = 1;
try {
  const chromium = await ensureChromium();
  await waitUntilAnswering(url, server);
  code = await runToEnd(
    'test-storybook',
    ['--url', url, '--maxWorkers=2', ...runnerArguments(process.argv.slice(2))],
    {
      CHROMIUM_PATH: chromium,
    },
  );
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await stopProcess(server);
}
process.exit(code);

/** `--json file` is the runner's `--json --outputFile file`. */
function runnerArguments(given: readonly string[]): readonly string[] {
  return given.flatMap((argument, index) => {
    if (argument === '--json') return ['--json'];
    return given[index - 1] === '--json' ? ['--outputFile', argument] : [argument];
  });
}
