import { defineProject } from 'vitest/config';
import { bounds } from '../../scripts/test-bounds.ts';

export default defineProject({
  test: {
    name: 'sandbox',
    ...bounds,
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
