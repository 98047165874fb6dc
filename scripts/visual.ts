/**
 * `pnpm visual --base <ref>`: compares screenshots of the stories of the work tree with those of a commit, pixel by pixel. Builds both
 * Storybooks on this machine and runs Playwright Test, whose HTML report goes to test-results/visual; fails when a screenshot differs, a story
 * fails, or only one side has a story. `--stories Button` (repeatable), `--themes dark`, `--widths 320` and `--threshold 0.1` limit the run.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { serveStorybook } from './stories/run.ts';
import { ensureChromium } from './system.ts';
import { buildCommit, buildStorybook, cache, commitOf } from './visual/builds.ts';
import { type Comparison, compareIndexes } from './visual/comparison.ts';
import { parseVisualOptions } from './visual/options.ts';

try {
  process.exitCode = await compareWithBase();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function compareWithBase(): Promise<number> {
  const { base: ref, stories: filters, ...options } = parseVisualOptions(process.argv.slice(2));
  const commit = commitOf(ref);
  const chromium = await ensureChromium();
  const workTreeFolder = join(cache, 'work-tree');
  const base = await serveStorybook(buildCommit(commit));
  buildStorybook(root, workTreeFolder);
  const workTree = await serveStorybook(workTreeFolder);
  try {
    const comparison: Comparison = {
      ...options,
      baseUrl: base.url,
      workTreeUrl: workTree.url,
      snapshots: join(cache, 'snapshots', `${commit}-${environmentHash(chromium)}`),
      stories: compareIndexes(base.entries, workTree.entries, filters),
    };
    const env = { CHROMIUM_PATH: chromium, VISUAL_COMPARISON: JSON.stringify(comparison) };
    const args = ['test', '--config', 'scripts/visual/playwright.config.ts'];
    const { exitCode = 1 } = await run('playwright', args, { env });
    return exitCode;
  } finally {
    await Promise.all([base.stop(), workTree.stop()]);
  }
}

/** Returns a hash of everything besides the stories that screenshots depend on. */
function environmentHash(chromium: string): string {
  const hash = createHash('sha256').update(execFileSync(chromium, ['--version']));
  const folder = join(import.meta.dirname, 'visual');
  for (const file of readdirSync(folder)) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
