import { defineProject } from 'vitest/config';
import { shared } from './test-settings.ts';

export default defineProject({
  test: { name: 'scripts', ...shared, environment: 'node', include: ['**/*.test.ts'] },
});
