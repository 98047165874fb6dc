import { defineProject } from 'vitest/config';
import { bounds } from './test-bounds.ts';

export default defineProject({
  test: { name: 'scripts', ...bounds, environment: 'node', include: ['**/*.test.ts'] },
});
