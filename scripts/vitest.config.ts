import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'scripts', ...sharedTestSettings, environment: 'node', include: ['**/*.test.ts'] },
});
