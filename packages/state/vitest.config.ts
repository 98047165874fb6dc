import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'state', environment: 'node', include: ['{src,test}/**/*.test.{ts,tsx}'] },
});
