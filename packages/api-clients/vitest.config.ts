import { sharedTestSettings } from '@naap/test-settings';
import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api-clients',
    ...sharedTestSettings,
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
