import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'garments',
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
