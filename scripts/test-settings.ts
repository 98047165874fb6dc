import { fileURLToPath } from 'node:url';

/**
 * When a test is given up, the same in every project. Far above what any takes: a bound for what hangs, not a measure of speed, so that
 * a slow machine fails nothing. The long forms (NAAP_FUZZ_RUNS) need the room too.
 */
const bounds = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** What every project starts from. */
export const shared = {
  ...bounds,
  setupFiles: [fileURLToPath(new URL('test-seed.ts', import.meta.url))],
};
