/**
 * `pnpm test:faults`: inserts faults into checkouts of the working tree, one at a time, each of which must fail a story or exceed a size budget.
 * `pnpm test:faults -g "focus ring"` inserts those whose name matches.
 */
import { defineConfig } from '@playwright/test';
import { commitOfWorkTree } from '../checkouts.ts';
import type { Options } from './faults.spec.ts';

// Workers read this file again and inherit the variable.
process.env.NAAP_FAULTS_COMMIT ??= commitOfWorkTree();

export default defineConfig<object, Options>({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  timeout: 20 * 60_000,
  reporter: 'list',
  use: { commit: process.env.NAAP_FAULTS_COMMIT },
  projects: [
    { name: 'without a fault', grep: /@without-fault/ },
    { name: 'with a fault', grepInvert: /@without-fault/, dependencies: ['without a fault'] },
  ],
});
