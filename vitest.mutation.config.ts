import { defineConfig } from 'vitest/config';
import { project } from './vitest.config.ts';

/** Property tests try the same cases for every mutant, so that two runs have the same score. */
const seeded = { env: { NAAP_FUZZ_SEED: '1' } };

/** The unit tests that `pnpm stryker run` runs for each mutant: only fast ones that start no process. */
export default defineConfig({
  test: {
    projects: [
      project(
        'packages/api-clients',
        ['src/pricing/*.test.ts', 'src/storefront/{filter-query,collection-filter}.test.ts'],
        seeded,
      ),
      project('packages/state', ['src/cart/cart-*.test.ts', 'src/product/*.test.{ts,tsx}'], seeded),
      project('packages/ui', ['src/components/RichText/*.test.ts'], seeded),
      project('apps/backend', ['src/{auth,cart,http}/*.test.ts'], seeded),
    ],
  },
});
