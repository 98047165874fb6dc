import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

export default defineProject({
  test: {
    name: 'garments',
    ...shared,
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
  },
});
