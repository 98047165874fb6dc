/**
 * `node scripts/firebase-emulator.ts`: the sign-in suite of the contract tests against Firebase's own Auth emulator, with a product backend
 * beside it.
 * The emulator is installed from npm into a temporary folder (about 240 MB), which is removed afterwards; it runs on loopback and makes no
 * external requests. Other arguments are passed to vitest, e.g. `node scripts/firebase-emulator.ts -t "wrong code"`.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePorts } from '@naap/launcher/ports';
import { prefixed, runSession, type Session, waitUntilAnswering } from '@naap/launcher/processes';

const FIREBASE_TOOLS = 'firebase-tools@15.34.2';
/** The prefix `demo-` keeps the emulator from calling Firebase's real services. */
const PROJECT = 'demo-naap';
const HOST = '127.0.0.1';

await runSession(async (session) => {
  await installEmulator(session);
  const emulatorHost = await startEmulator(session);
  const env = {
    NAAP_EMULATOR_URL: `http://${emulatorHost}`,
    NAAP_EMULATOR_PROJECT: PROJECT,
    NAAP_EMULATOR_BACKEND: await startBackend(session, emulatorHost),
  };
  const suite = ['--project=contract-tests', 'phone-sign-in'];
  // The SDK logs a line for every code it requests, because the emulator does not support reCAPTCHA Enterprise.
  const output = ['--reporter=verbose', '--silent=passed-only'];
  const args = ['run', '--maxWorkers=1', ...suite, ...output, ...process.argv.slice(2)];
  const { exitCode = 1 } = await session.start('vitest', args, { env });
  return exitCode;
});

async function installEmulator({ folder, start }: Session): Promise<void> {
  console.log(`naap: installing ${FIREBASE_TOOLS} for this run, into ${folder} ...`);
  // Sign-in needs neither the native modules nor the install scripts, which download or compile them.
  const lean = ['--omit=optional', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', folder, '--loglevel=error', ...lean, FIREBASE_TOOLS];
  const { failed } = await start('npm', args, { cwd: folder });
  if (!failed) return;
  throw new Error(
    `${FIREBASE_TOOLS} could not be installed; see the output above. It needs npm, a registry that npm can reach and ` +
      `300 MB in ${tmpdir()} (TMPDIR names another place).\n` +
      'Without it, `pnpm test:unit --project contract-tests` holds the same suite against the sandbox.',
  );
}

/** Starts the emulator. Resolves with its host and port. */
async function startEmulator({ folder, start }: Session): Promise<string> {
  const [port] = await sparePorts(1);
  const emulators = { auth: { host: HOST, port }, ui: { enabled: false }, singleProjectMode: true };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const firebase = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'emulators:start', '--only', 'auth', '--project', PROJECT];
  const emulator = start('node', args, {
    // Settings and logs stay in the folder, and new settings report no usage. CI=1 disables the update check.
    cwd: folder,
    env: { CI: '1', NO_UPDATE_NOTIFIER: '1', HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder },
    ...prefixed('emulator'),
  });
  await waitUntilAnswering(`http://${HOST}:${port}`, emulator, 120_000);
  return `${HOST}:${port}`;
}

/** Starts the backend. Resolves with its origin. */
async function startBackend({ folder, start }: Session, emulatorHost: string): Promise<string> {
  const [port] = await sparePorts(1);
  const env = {
    ALLOW_SANDBOX_IDENTITY: 'true',
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
  };
  const backend = start('node', ['apps/backend/src/main.ts'], { env, ...prefixed('backend') });
  const url = `http://${HOST}:${port}`;
  await waitUntilAnswering(`${url}/healthz`, backend);
  return url;
}
