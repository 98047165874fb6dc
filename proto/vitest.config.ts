import { defineProject } from 'vitest/config';
import { bounds } from '../scripts/test-bounds.ts';

export default defineProject({
  test: { name: 'proto', ...bounds, environment: 'node', include: ['test/**/*.test.ts'] },
});
