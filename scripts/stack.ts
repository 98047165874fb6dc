import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sparePorts } from '@naap/launcher/ports';
import { root, type Session, waitUntilAnswering } from '@naap/launcher/processes';

type Service = 'shop' | 'backend' | 'sandbox' | 'identity';

/** The processes of `npm start` on ports and data of their own. */
export interface Stack {
  readonly dataDir: string;
  readonly ports: Readonly<Record<Service, number>>;
  readonly urls: Readonly<Record<Service, string>>;
}

/**
 * The sandbox's cache of rasterised pictures. Each file is named by the hash of its drawing, so all stacks and runs share the folder: drawing
 * the pictures takes more than a minute of CPU time.
 */
const picturesFolder = join(root, 'node_modules/.cache/naap/pictures');

/** Chooses spare ports, and a folder for the data in `folder`. */
export async function planStack(folder: string): Promise<Stack> {
  const [shop = 0, backend = 0, sandbox = 0, identity = 0] = await sparePorts(4);
  const at = (port: number) => `http://localhost:${port}`;
  return {
    dataDir: join(folder, `stack-${shop}`),
    ports: { shop, backend, sandbox, identity },
    urls: { shop: at(shop), backend: at(backend), sandbox: at(sandbox), identity: at(identity) },
  };
}

/** Lets the sandbox of a stack use the shared cache of pictures. */
export function sharePictures(dataDir: string): void {
  for (const needed of [picturesFolder, join(dataDir, 'sandbox')]) mkdirSync(needed, { recursive: true });
  symlinkSync(picturesFolder, join(dataDir, 'sandbox/pictures'), 'dir');
}

/** Builds the shop of this or another checkout (`cwd`) and starts the processes of a stack. Resolves when the shop answers. */
export async function startStack(
  { folder, start }: Session,
  options: { readonly cwd?: string } = {},
): Promise<Stack> {
  const stack = await planStack(folder);
  const { dataDir, ports, urls } = stack;
  sharePictures(dataDir);
  const naap = start('node', ['apps/launcher/src/start.ts'], {
    ...options,
    // It stops its own processes first.
    forceKillAfterDelay: 20_000,
    env: {
      SHOP_PORT: `${ports.shop}`,
      BACKEND_PORT: `${ports.backend}`,
      SANDBOX_PORT: `${ports.sandbox}`,
      IDENTITY_PORT: `${ports.identity}`,
      // All shoppers of a run share one IP address, and random walks send many requests.
      RATE_LIMIT_PER_IP: '1000000',
      RATE_LIMIT_PER_SHOPPER: '1000000',
      // On a busy machine the default would leave products to the browser.
      STOREFRONT_DEADLINE_MS: '5000',
      // A line for each of ten thousand requests would hide the progress of the journeys.
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
    },
  });
  await waitUntilAnswering(urls.shop, naap, 300_000);
  return stack;
}
