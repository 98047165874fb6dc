import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api-clients',
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    // Room for the long form of the fuzz tests (NAAP_FUZZ_RUNS).
    testTimeout: 60_000,
  },
});
