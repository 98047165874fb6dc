import { availableParallelism } from 'node:os';
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
  /** More workers than cores, because tests that start processes wait for them. Vitest limits a percentage to the number of cores. */
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  /** The files of a project share the modules of a worker: most of a short file's time would be spent on importing them again. */
  isolate: false,
  setupFiles: [fileURLToPath(new URL('property-test-seed.ts', import.meta.url))],
};
