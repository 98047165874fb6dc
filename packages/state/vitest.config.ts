import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'state',
    ...sharedTestSettings,
    environment: 'node',
    setupFiles: [...sharedTestSettings.setupFiles, 'test/setup.ts'],
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
