import { defineConfig } from 'vitest/config';
// Imported by path, because Stryker tests a copy of the project, in which package names resolve to the original.
import { sharedTestSettings } from './packages/test-settings/src/index.ts';

/** The unit tests that `pnpm test:mutation` runs for each mutant: only fast ones that start no process. */
export default defineConfig({
  test: {
    projects: [
      project('packages/api-clients', [
        'src/pricing/*.test.ts',
        'src/storefront/{filter-query,collection-filter}.test.ts',
      ]),
      project('packages/state', ['src/cart/cart-{log,lines}.test.ts', 'src/product/*.test.{ts,tsx}']),
      project('packages/ui', ['src/components/RichText/*.test.ts']),
      project('apps/backend', ['src/{auth,cart,http}/*.test.ts']),
    ],
  },
});

function project(root: string, include: readonly string[]) {
  return {
    root,
    test: {
      name: root,
      ...sharedTestSettings,
      // Property tests try the same cases for every mutant, so that two runs have the same score.
      env: { NAAP_FUZZ_SEED: '1' },
      environment: 'node' as const,
      include: [...include],
    },
  };
}
