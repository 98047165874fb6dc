import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'events', ...sharedTestSettings, environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
