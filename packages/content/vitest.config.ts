import { defineProject } from 'vitest/config';
import { bounds } from '../../scripts/test-bounds.ts';

export default defineProject({
  test: {
    name: 'content',
    ...bounds,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
