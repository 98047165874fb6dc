import { fileURLToPath } from 'node:url';

/**
 * Time-outs of every project. They stop tests that hang, and are far longer than any test takes, so that a slow machine fails none and the
 * long property tests (NAAP_FUZZ_RUNS) finish.
 */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** The Vitest settings that every project spreads into its own. */
export const sharedTestSettings = {
  ...timeouts,
  /** By default, Vitest leaves one core idle. */
  maxWorkers: '100%',
  setupFiles: [fileURLToPath(new URL('property-test-seed.ts', import.meta.url))],
};
