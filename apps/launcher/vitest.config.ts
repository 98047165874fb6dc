import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'launcher',
    ...sharedTestSettings,
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});
