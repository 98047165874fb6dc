import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '@naap/shop/build/compress';
import { sparePorts } from '../src/ports.ts';
import { root, type Session, waitUntilAnswering } from '../src/processes.ts';
import { readSettings, type Settings } from '../src/settings.ts';

/**
 * The sandbox's cache of rasterised images. Each file is named by the hash of its drawing, so all stacks and runs share the folder: drawing
 * the images takes more than a minute of CPU time.
 */
const picturesFolder = join(root, 'node_modules/.cache/naap/pictures');

/**
 * Returns the settings of the processes of `npm start` on spare ports, with a folder for their data in `folder`, and the variables from which they
 * follow. The sandbox uses the shared cache of images.
 */
export async function planStack(folder: string) {
  const [shop = 0, counter = 0, backend = 0, sandbox = 0, identity = 0] = await sparePorts(5);
  const env = {
    SHOP_PORT: `${shop}`,
    COUNTER_PORT: `${counter}`,
    BACKEND_PORT: `${backend}`,
    SANDBOX_PORT: `${sandbox}`,
    IDENTITY_PORT: `${identity}`,
    DATA_DIR: join(folder, `stack-${shop}`),
  };
  const pictures = join(env.DATA_DIR, 'sandbox/pictures');
  for (const needed of [picturesFolder, join(pictures, '..')]) mkdirSync(needed, { recursive: true });
  symlinkSync(picturesFolder, pictures, 'dir');
  return { env, settings: readSettings(env) };
}

interface StackOptions {
  /** Another checkout. */
  readonly cwd?: string;
  /** A stack of the same checkout. Its pages are copied instead of building them again, which takes half a minute of CPU time. */
  readonly pagesOf?: Settings;
}

/** Builds the pages and starts the processes of a stack. Resolves when they answer. */
export async function startStack(
  { folder, start }: Session,
  { pagesOf, ...options }: StackOptions = {},
): Promise<Settings> {
  const { env, settings } = await planStack(folder);
  if (pagesOf) copyPages(pagesOf, settings);
  const naap = start('node', ['apps/launcher/src/start.ts', ...(pagesOf ? ['--no-build'] : [])], {
    ...options,
    // It stops its own processes first.
    forceKillAfterDelay: 20_000,
    env: {
      ...env,
      // All shoppers of a run share one IP address, and random walks send many requests.
      RATE_LIMIT_PER_IP: '1000000',
      RATE_LIMIT_PER_SHOPPER: '1000000',
      STORED_REPLIES_PER_SHOPPER: '1000000',
      // On a busy machine the default would leave products to the browser.
      STOREFRONT_DEADLINE_MS: '5000',
      // A line for each of ten thousand requests would hide the progress of the journeys.
      LOG_LEVEL: 'warn',
    },
  });
  for (const url of [settings.urls.shop, settings.urls.counter]) await waitUntilAnswering(url, naap, 300_000);
  return settings;
}

/** Copies the built pages of a stack for another one, whose processes have other URLs. */
function copyPages(from: Settings, to: Settings): void {
  const urls = Object.entries(from.urls).map(([name, url]) => [url, Object(to.urls)[name]] as const);
  for (const [source, folder] of [
    [from.shopEnv.SHOP_PAGES_DIR, to.shopEnv.SHOP_PAGES_DIR],
    [from.counterEnv.COUNTER_PAGES_DIR, to.counterEnv.COUNTER_PAGES_DIR],
  ]) {
    if (!source || !folder) throw new Error('A stack has no pages.');
    cpSync(source, folder, { recursive: true });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|html|json)$/.test(name)) continue;
      const file = join(folder, name);
      const text = readFileSync(file, 'utf8');
      const changed = urls.reduce((result, [url, other]) => result.replaceAll(url, other), text);
      if (changed === text) continue;
      writeFileSync(file, changed);
      if (existsSync(`${file}.br`)) compressFile(file);
    }
  }
}
