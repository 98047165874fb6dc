import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'http-server',
    ...sharedTestSettings,
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});
