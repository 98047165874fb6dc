/**
 * `pnpm test:stories`: opens every story of the built Storybook (`pnpm build-storybook`) in the system's Chromium, runs its play
 * function, axe and the checks of `.storybook/testing`. `pnpm test:stories Dialog --themes light,dark --widths 320,1280` selects
 * stories and modes; `pnpm test:matrix` runs all modes. packages/ui/README.md lists the options.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@naap/launcher/processes';
import { nameOfMode, parseStoriesOptions } from './stories/options.ts';
import { recordProofs } from './stories/proofs.ts';
import { idsOfRun, runStories, selectEntries, serveStorybook } from './stories/run.ts';
import { ensureChromium } from './system.ts';
import { failuresOf, joinReports, type TestReport } from './test-report.ts';

try {
  process.exitCode = await testStories();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function testStories(): Promise<number> {
  const { modes, dir, filters, json } = parseStoriesOptions(process.argv.slice(2));
  const chromium = await ensureChromium();
  const folder = dir === undefined ? join(root, 'storybook-static') : resolve(dir);
  const storybook = await serveStorybook(folder);
  const reports: TestReport[] = [];
  const lines: string[] = [];
  try {
    const entries = selectEntries(storybook.entries, filters);
    for (const mode of modes) {
      console.log(`\nstories: ${nameOfMode(mode)}`);
      const started = performance.now();
      const report = await recordProofs(folder, idsOfRun(storybook, entries), (proofs) =>
        runStories(storybook, entries, mode, chromium, { proofs }),
      );
      reports.push(report);
      lines.push(...linesOf(report, nameOfMode(mode), performance.now() - started));
    }
  } finally {
    await storybook.stop();
  }
  console.log(`\n${lines.join('\n')}`);
  if (json !== undefined) writeFileSync(json, JSON.stringify(joinReports(reports)));
  return reports.every((report) => failuresOf(report).length === 0) ? 0 : 1;
}

/** Returns the failures and the counts as lines. */
function linesOf(report: TestReport, mode: string, ms: number): readonly string[] {
  const { numPassedTests: passed, numFailedTests: failed } = report;
  const each = Math.round(ms / Math.max(1, passed + failed));
  return [
    ...failuresOf(report).map(
      ({ file, test, message }) => `\n${test || file} (${mode})\n  ${message.replaceAll('\n', '\n  ')}`,
    ),
    `\n${mode}: ${passed} passed, ${failed} failed in ${Math.round(ms / 1000)} s, ${each} ms each`,
  ];
}
