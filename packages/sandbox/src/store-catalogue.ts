import { catalogue } from './catalogue/index.ts';
import type { Catalogue } from './catalogue/types.ts';
import { euShoesCatalogue } from './eu-shoes/catalogue.ts';
import { seededCatalogue } from './seeded-catalogue.ts';
import type { SandboxStore } from './stores.ts';

/** Returns the catalogue of a store, with its fixed dates. */
export function storeCatalogue(store: SandboxStore): Catalogue {
  if (store === 'naap') return catalogue();
  if (store === 'eu-shoes') return euShoesCatalogue();
  return seededCatalogue(Number(store.slice('seed-'.length)));
}
