import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

export default defineProject({
  test: {
    name: 'state',
    ...shared,
    environment: 'node',
    setupFiles: [...shared.setupFiles, 'test/setup.ts'],
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
