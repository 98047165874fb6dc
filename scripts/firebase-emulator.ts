/**
 * `pnpm test:firebase`: the sign-in and account suites of packages/contract-tests against Firebase's own Auth emulator, with a product
 * backend beside it. The emulator is installed from npm into a temporary folder (about 240 MB), which is removed afterwards; it
 * runs on loopback and makes no external requests. Other arguments are passed to vitest, e.g. `pnpm test:firebase -t "wrong code"`.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePorts } from './ports.ts';
import { exitCodeOf, type ProcessSpec, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';

const FIREBASE_TOOLS = 'firebase-tools@15.34.2';
/** The prefix `demo-` keeps the emulator from calling Firebase's real services. */
const PROJECT = 'demo-naap';
const HOST = '127.0.0.1';

const folder = mkdtempSync(join(tmpdir(), 'naap-firebase-'));
const children: ChildProcess[] = [];

let code = 1;
try {
  code = await Promise.race([run(), interruption()]);
} catch (error) {
  console.error(`\nnaap: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  for (const child of children.toReversed()) await stopProcess(child);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

/** Resolves with the exit code of the suite. Rejects when it could not be run. */
async function run(): Promise<number> {
  await installEmulator();
  const emulatorHost = await startEmulator();
  const backendUrl = await startBackend(emulatorHost);
  const suite = [
    '--project',
    'contract-tests',
    '--maxWorkers=1',
    'src/phone-sign-in.test.ts',
    'src/account-management.test.ts',
  ];
  // The SDK logs a line for every code it requests, because the emulator does not support reCAPTCHA Enterprise.
  const output = ['--reporter=verbose', '--silent=passed-only'];
  return exitCodeOf(
    start({
      name: 'suite',
      command: 'vitest',
      args: ['run', ...suite, ...output, ...process.argv.slice(2)],
      env: {
        NAAP_EMULATOR_URL: `http://${emulatorHost}`,
        NAAP_EMULATOR_PROJECT: PROJECT,
        NAAP_EMULATOR_BACKEND: backendUrl,
      },
    }),
  );
}

async function installEmulator(): Promise<void> {
  console.log(`naap: installing ${FIREBASE_TOOLS} for this run, into ${folder} ...`);
  // Sign-in needs neither the native modules nor the install scripts, which download or compile them.
  const lean = ['--omit=optional', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const npm = start({
    name: 'npm',
    command: 'npm',
    args: ['install', '--prefix', folder, '--loglevel=error', ...lean, FIREBASE_TOOLS],
    cwd: folder,
  });
  if ((await exitCodeOf(npm)) === 0) return;
  throw new Error(
    `${FIREBASE_TOOLS} could not be installed; see the output above. It needs npm, a registry that npm can reach and ` +
      `300 MB in ${tmpdir()} (TMPDIR names another place).\n` +
      'Without it, `pnpm test:unit --project contract-tests` holds the same suite against the sandbox.',
  );
}

/** Starts the emulator. Resolves with its host and port. */
async function startEmulator(): Promise<string> {
  const [port] = await sparePorts(1);
  const emulators = { auth: { host: HOST, port }, ui: { enabled: false }, singleProjectMode: true };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const emulator = start({
    name: 'emulator',
    command: 'node',
    args: [
      join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', 'auth', '--project', PROJECT],
    ],
    // Settings and logs stay in the folder, and new settings report no usage. CI=1 disables the update check.
    cwd: folder,
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder },
    prefixed: true,
  });
  await waitUntilAnswering(`http://${HOST}:${port}`, emulator, 120_000);
  return `${HOST}:${port}`;
}

/** Starts the backend. Resolves with its origin. */
async function startBackend(emulatorHost: string): Promise<string> {
  const [port] = await sparePorts(1);
  const backend = start({
    name: 'backend',
    command: 'node',
    args: ['apps/backend/src/main.ts'],
    env: {
      NODE_ENV: 'development',
      BACKEND_HOST: HOST,
      BACKEND_PORT: String(port),
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      DATABASE_URL: '',
      SQLITE_FILE: join(folder, 'backend.sqlite'),
      // Not reachable: sign-in makes no storefront request.
      STOREFRONT_URL: `http://${HOST}:9/`,
      STOREFRONT_TOKEN: 'none',
      LOG_LEVEL: 'warn',
    },
    prefixed: true,
  });
  const url = `http://${HOST}:${port}`;
  await waitUntilAnswering(`${url}/healthz`, backend);
  return url;
}

function start(spec: ProcessSpec): ChildProcess {
  const child = startProcess(spec);
  children.push(child);
  return child;
}

/** Rejects on SIGINT or SIGTERM, so that the processes and the folder are cleaned up. */
function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error(`interrupted by ${signal}`)));
    }
  });
}
