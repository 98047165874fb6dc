import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

/** Playwright Test runs these tests, but not with its own browsers: see docs/decisions/engines.md. */
export default defineConfig<EngineOptions>({
  testMatch: '*.test.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
