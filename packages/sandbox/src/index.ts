export type {
  Catalogue,
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from './catalogue/types.ts';
export { createSandbox, type FetchHandler, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export type { Fault, FaultInjector, FaultTarget } from './faults.ts';
export { createSigningKey, type SigningKey } from './identity/tokens.ts';
export type { Rasterise } from './images/handler.ts';
