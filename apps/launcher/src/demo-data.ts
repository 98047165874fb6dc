import { readDatabase } from '@naap/backend/config';
import { openStore } from '@naap/backend/store';
import { readSandboxSettings } from '@naap/sandbox/node/settings';
import { storeCatalogue } from '@naap/sandbox/store-catalogue';
import type { Settings } from './settings.ts';

/** The staff with which the counter can be tried out. */
export const demoStaff = [
  { phone: '+919000000001', role: 'packer', name: 'Meera' },
  { phone: '+919000000002', role: 'rider', name: 'Imran' },
  { phone: '+919000000003', role: 'manager', name: 'Sana' },
] as const;

/** Adds the demo staff and the shelf places of the sandbox's products to the database, unless they are there, or services are configured. */
export async function addDemoData(
  settings: Pick<Settings, 'backendEnv' | 'sandboxEnv' | 'onSandboxIdentity' | 'onSandboxStorefront'>,
): Promise<void> {
  const { backendEnv, sandboxEnv, onSandboxIdentity, onSandboxStorefront } = settings;
  if (!onSandboxIdentity) return;
  const store = await openStore(readDatabase({ ...process.env, ...backendEnv }), () => {});
  try {
    for (const member of demoStaff)
      if (!(await store.findStaff(member.phone))) await store.saveStaff({ ...member, store: 'Hill Road' });
    if (!onSandboxStorefront) return;
    const { store: sandboxStore } = readSandboxSettings({ ...process.env, ...sandboxEnv });
    const places = demoShelfPlaces(storeCatalogue(sandboxStore).products);
    const known = await store.listShelfPlaces([...places.keys()]);
    await store.saveShelfPlaces(new Map([...places].filter(([id]) => !known.has(id))));
  } finally {
    await store.close();
  }
}

/** Returns a place for each product, such as `B-07`, by the ids of its variants. */
function demoShelfPlaces(
  products: ReturnType<typeof storeCatalogue>['products'],
): ReadonlyMap<string, string> {
  return new Map(
    products.flatMap(({ variants }, index) => {
      const shelf = `${'ABCDEFGH'[index % 8]}-${String((index % 36) + 1).padStart(2, '0')}`;
      return variants.map(({ id }): [string, string] => [`gid://shopify/ProductVariant/${id}`, shelf]);
    }),
  );
}
