import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

export default defineProject({
  test: {
    name: 'content',
    ...shared,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
