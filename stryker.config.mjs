/** Settings of `pnpm stryker run`. Each mutant runs only the tests of vitest.mutation.config.ts that reach it. */
export default {
  mutate: [
    'packages/api-clients/src/pricing/{money,rules,format}.ts',
    'packages/api-clients/src/storefront/{filter-query,collection-filter}.ts',
    'packages/state/src/{record-log,cart/cart-log,cart/cart-record,cart/cart-changes,cart/cart-lines}.ts',
    'packages/state/src/product/{selection,variant-index,options-in-url}.ts',
    'packages/ui/src/components/RichText/{sanitise,plain-text}.ts',
    'apps/backend/src/{auth/token-verifier,cart/deltas,http/idempotency}.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Stryker's own search for plugins expects a flat node_modules folder.
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long enough for a busy machine: a mutant that times out counts as detected.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  reporters: ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  // Not inside node_modules, where Vitest would not transform the sources.
  tempDirName: 'test-results/mutation/sandbox',
  ignorePatterns: [
    '.data',
    '.tsbuild',
    'dist',
    'e2e',
    'packages/ui/public',
    'storybook-static',
    'test-results',
    // Stryker would rewrite it with the JavaScript API of TypeScript, which TypeScript 7 does not have.
    '/tsconfig.json',
  ],
  disableTypeChecks: false,
};
