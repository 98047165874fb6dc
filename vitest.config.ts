import { defineConfig } from 'vitest/config';

/** `pnpm test:unit` runs every project; `--project <name>` one. A package sets up its own in its vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'proto/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'bench/vitest.config.ts',
      'deploy/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
