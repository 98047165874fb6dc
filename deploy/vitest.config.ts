import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'deploy', ...sharedTestSettings, environment: 'node', include: ['*.test.ts'] },
});
