import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'api-clients', environment: 'node', include: ['{src,test}/**/*.test.{ts,tsx}'] },
});
