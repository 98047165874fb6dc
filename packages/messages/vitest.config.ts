import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'messages',
    ...sharedTestSettings,
    environment: 'node',
    include: ['test/**/*.test.ts'],
  },
});
