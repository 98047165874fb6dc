import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures.ts';

/**
 * `pnpm test:engines`: the main journey in Firefox and WebKit, which are installed with apt-get where that is possible. Playwright Test runs it,
 * but not with its own browsers: see docs/decisions/engines.md.
 */
export default defineConfig<EngineOptions>({
  testMatch: '*.test.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
