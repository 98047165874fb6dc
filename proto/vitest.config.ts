import { defineProject } from 'vitest/config';
import { shared } from '../scripts/test-settings.ts';

export default defineProject({
  test: { name: 'proto', ...shared, environment: 'node', include: ['test/**/*.test.ts'] },
});
