/**
 * `npm start`: the whole shop on this machine, as a production build. `pnpm dev` (`--dev`): the same with hot reload.
 * `--no-build` serves the pages of the last build. Services that are not configured use the sandbox; see the
 * variables in docs/operations/configuration.md.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@naap/content/node';
import { loadEnvFile } from '@naap/server/env-file';
import { heapFlags } from '@naap/shop/heap-flags';
import { addDemoData, demoStaff } from './demo-data.ts';
import { prefixed, root, run, stop, waitUntilAnswering } from './processes.ts';
import { loadReadableContent } from './readable-content.ts';
import { createRestartDelay } from './restarts.ts';
import { readSettings, requirePorts, type Settings, SettingsError } from './settings.ts';

const dev = process.argv.includes('--dev');
const noBuild = process.argv.includes('--no-build');
loadEnvFile(root);

/** Functions that stop the processes. Each resolves when its process has ended. */
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;
/** Whether all processes have answered. Until then, the start fails when a process ends. */
let isRunning = false;

try {
  await main();
} catch (error) {
  // Errors during shutdown are caused by the shutdown.
  if (!stopping) {
    console.error(`\nnaap: ${error instanceof Error ? error.message : String(error)}`);
    await stopAll();
    process.exit(error instanceof SettingsError || error instanceof ContentError ? 2 : 1);
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { urls, sandboxEnv, backendEnv, shopEnv, counterEnv, onSandboxIdentity } = settings;
  await loadReadableContent(process.env.CONTENT);
  await requirePorts(settings.ports);
  requireDataDir(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopAll().then(() => process.exit(0)));
  }

  const sandbox = startServer('sandbox', ['node', 'packages/sandbox/src/node/main.ts'], sandboxEnv);
  if (dev) await runStep(['--filter', '@naap/shop', 'art'], shopEnv);
  else if (!noBuild) await buildPages(settings);
  await waitUntilAnswering(urls.identity, sandbox);
  await addDemoData(settings);
  const backend = startServer('backend', ['node', 'apps/backend/src/main.ts'], backendEnv);
  await waitUntilAnswering(`${urls.backend}/healthz`, backend);
  const shop = dev
    ? startServer('shop', ['vite'], shopEnv, join(root, 'apps/shop'))
    : startServer('shop', ['node', ...heapFlags, 'apps/shop/server/main.ts'], shopEnv);
  const counter = dev
    ? startServer('counter', ['vite'], counterEnv, join(root, 'apps/counter'))
    : startServer('counter', ['node', 'apps/counter/server/main.ts'], counterEnv);
  await waitUntilAnswering(urls.shop, shop);
  await waitUntilAnswering(urls.counter, counter);
  isRunning = true;

  console.log(`
naap is running. Ctrl-C stops it; shoppers' data stays in ${settings.dataDir}.

  Shop              ${urls.shop}   (made for a phone: 390 x 844)
  Counter           ${urls.counter}${onSandboxIdentity ? `   (${demoNumbers()})` : ''}
  SMS inbox         ${urls.identity}/inbox   (one-time codes; they are printed here too)
  Product backend   ${urls.backend}/healthz
  Storefront        ${urls.sandbox}/api/2025-04/graphql.json
`);
}

/** Returns the phone numbers of the demo staff: "packer +91 90000 00001, …". */
function demoNumbers(): string {
  const members = demoStaff.map(
    ({ role, phone }) => `${role} ${phone.replace(/(\d{2})(\d{5})(\d{5})$/, '$1 $2 $3')}`,
  );
  return members.join(', ');
}

function requireDataDir({ dataDir, shopEnv, counterEnv }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATA_DIR is not a writable folder (${reason}). Example: DATA_DIR=.data`);
  }
  for (const pages of [shopEnv.SHOP_PAGES_DIR, counterEnv.COUNTER_PAGES_DIR]) {
    if (noBuild && !(pages && existsSync(pages)))
      throw new SettingsError(`there are no built pages in ${pages}: start without --no-build first`);
  }
}

type Environment = Readonly<Record<string, string>>;

/** Draws the pictures, which both apps copy, and builds both at the same time, because a build uses little more than one processor. */
async function buildPages({ shopEnv, counterEnv }: Settings): Promise<void> {
  await runStep(['--filter', '@naap/shop', 'art'], shopEnv);
  await Promise.all([
    runStep(['--filter', '@naap/shop', 'exec', 'node', 'build/build.ts'], shopEnv),
    runStep(['--filter', '@naap/counter', 'build'], counterEnv),
  ]);
}

/** Runs a pnpm script and waits for it. Throws an Error when it fails. */
async function runStep(script: readonly string[], env: Environment): Promise<void> {
  const step = run('pnpm', ['--silent', ...script], { env, detached: true });
  // pnpm does not forward signals, so the step is a process group of its own, which is stopped as a whole.
  stops.push(async () => {
    const { exitCode, signalCode } = step.nodeChildProcess;
    if (step.pid && exitCode === null && signalCode === null) process.kill(-step.pid);
    await step;
  });
  if ((await step).exitCode !== 0) throw new Error('the pages could not be built; see the output above');
}

/** Starts a server process, and starts it again when it ends by itself, at most three times a minute. The others keep running. */
function startServer(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Environment,
  cwd = root,
) {
  const restartDelay = createRestartDelay();
  let restart: NodeJS.Timeout | undefined;
  let server = spawn();
  stops.push(() => {
    clearTimeout(restart);
    return stop(server);
  });

  function spawn() {
    const program = run(command, args, { env, cwd, ...prefixed(name) });
    program.nodeChildProcess.once('exit', (code, signal) => {
      if (stopping) return;
      const reason = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      if (!isRunning) {
        console.error(`\nnaap: ${name} ${reason}, so the other processes are stopped.`);
        void stopAll().then(() => process.exit(code || 1));
        return;
      }
      const delay = restartDelay(Date.now());
      const when =
        delay === 0
          ? 'it is started again'
          : `it is started again in ${Math.ceil(delay / 1000)} s, because it ended too often`;
      console.error(`\nnaap: ${name} ${reason}; ${when}.`);
      restart = setTimeout(() => {
        server = spawn();
      }, delay);
    });
    return program;
  }

  return server;
}

/** Stops all processes, in the reverse order of their start. */
async function stopAll(): Promise<void> {
  stopping = true;
  for (const stopOne of stops.toReversed()) await stopOne();
}
