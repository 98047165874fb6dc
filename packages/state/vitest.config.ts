import { defineProject } from 'vitest/config';
import { bounds } from '../../scripts/test-bounds.ts';

export default defineProject({
  test: {
    name: 'state',
    ...bounds,
    environment: 'node',
    setupFiles: ['test/setup.ts'],
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
