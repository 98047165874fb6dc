import { defineConfig } from 'vitest/config';

/** Run by `pnpm test:e2e`, which starts the shop and says where it is. A journey has minutes, not seconds. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    fileParallelism: false,
  },
});
