/**
 * `npm start`: the whole shop on this machine, as a production build. `pnpm dev` (`--dev`): the same with hot reload.
 * What is not configured is played by the sandbox; see the configuration table in README.md.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runToEnd, startProcess, stopProcess, waitUntilAnswering } from './processes.ts';
import { readSettings, SettingsError } from './settings.ts';

const dev = process.argv.includes('--dev');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const children: ReturnType<typeof startProcess>[] = [];
let stopping = false;

try {
  await main();
} catch (error) {
  if (!stopping) console.error(`\nnaap: ${error instanceof Error ? error.message : String(error)}`);
  await stopAll();
  process.exit(error instanceof SettingsError ? 2 : 1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  mkdirSync(settings.dataDir, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopAll().then(() => process.exit(0)));
  }

  const sandbox = start('sandbox', 'node', ['packages/sandbox/src/node/main.ts'], settings.sandboxEnv);
  if (!dev) {
    if ((await runToEnd('pnpm', ['--silent', '--filter', '@naap/shop', 'build'], settings.shopEnv)) !== 0) {
      throw new Error('the shop could not be built; the lines above say why');
    }
  }
  await waitUntilAnswering(settings.urls.identity, sandbox);
  const backend = start('backend', 'node', ['apps/backend/src/main.ts'], settings.backendEnv);
  await waitUntilAnswering(`${settings.urls.backend}/healthz`, backend);
  const shop = dev
    ? start('shop', 'pnpm', ['--silent', '--filter', '@naap/shop', 'dev'], settings.shopEnv)
    : start('shop', 'node', ['apps/shop/server.ts'], settings.shopEnv);
  await waitUntilAnswering(settings.urls.shop, shop);

  console.log(`
naap is open. Ctrl-C closes it; what shoppers stored stays in ${settings.dataDir}.

  Shop              ${settings.urls.shop}   (made for a phone: 390 x 844)
  SMS inbox         ${settings.urls.identity}/inbox   (one-time codes; they are printed here too)
  Product backend   ${settings.urls.backend}/healthz
  Storefront        ${settings.urls.sandbox}/api/2025-04/graphql.json
`);
}

function start(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = startProcess({ name, command, args, env, prefixed: true });
  children.push(child);
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`\nnaap: ${name} ended (${code ?? 'by a signal'}), so the rest is closed too.`);
    void stopAll().then(() => process.exit(code || 1));
  });
  return child;
}

/** The shop first, the things it stands on after it. */
async function stopAll(): Promise<void> {
  stopping = true;
  for (const child of children.toReversed()) await stopProcess(child);
}
