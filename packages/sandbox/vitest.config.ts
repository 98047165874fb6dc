import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'sandbox',
    environment: 'node',
    testTimeout: 20_000,
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
