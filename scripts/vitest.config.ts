import { defineProject } from 'vitest/config';
import { bounds } from '../vitest.bounds.ts';

export default defineProject({
  test: { name: 'scripts', ...bounds, environment: 'node', include: ['*.test.ts'] },
});
