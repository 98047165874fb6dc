import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'backend',
    ...sharedTestSettings,
    // Tests of metrics set the meter provider of their process.
    isolate: true,
    globalSetup: './test/helpers/global-setup.ts',
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
