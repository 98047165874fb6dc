/**
 * `pnpm visual <commit>`: compares screenshots of the stories of the work tree with those of a commit, pixel by pixel, in light and dark at 390 and
 * 1280 px. Builds both Storybooks on this machine and runs the stories of each with Playwright Test, whose HTML report goes to test-results/visual. Fails
 * when a screenshot differs, a story fails, or only one side has a story. Playwright gets all other arguments: `pnpm visual origin/main -g Button`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { git, root, run, runSession } from '@naap/launcher/processes';
import { ensureTestChromium } from '@naap/launcher/test/system-programs';
import { addCheckout, buildStorybook } from './checkouts.ts';
import { readIndex } from './stories/storybook.ts';

/** Builds and screenshots of the base commits. */
const cache = join(root, 'node_modules/.cache/visual');

await runSession(async ({ folder }) => {
  const [ref, ...args] = process.argv.slice(2);
  if (ref === undefined) throw new Error('give the commit to compare with. Example: pnpm visual origin/main');
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const chromium = await ensureTestChromium();
  const takeScreenshots = async (storybook: string, snapshots: string, ...options: readonly string[]) => {
    const env = {
      CHROMIUM_PATH: chromium,
      STORYBOOK_FOLDER: storybook,
      VISUAL_SNAPSHOTS: snapshots,
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'test-results/visual'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    };
    const project = ['test', '--config', 'scripts/stories', '--project', 'screenshots'];
    const { exitCode = 1 } = await run('playwright', [...project, ...options, ...args], { env });
    return exitCode;
  };

  const base = join(cache, 'builds', commit);
  if (!existsSync(base)) {
    const checkout = join(folder, 'checkout');
    addCheckout(commit, checkout);
    buildStorybook(checkout, `${base}.part`);
    renameSync(`${base}.part`, base);
  }
  const snapshots = join(cache, 'snapshots', environmentHash(commit, chromium, ...args));
  let baseCode = 0;
  if (!existsSync(snapshots)) {
    baseCode = await takeScreenshots(base, `${snapshots}.part`, '--update-snapshots=all', '--reporter=dot');
    if (baseCode === 0) renameSync(`${snapshots}.part`, snapshots);
  }

  const workTree = join(cache, 'work-tree');
  buildStorybook(root, workTree);
  const compared = baseCode === 0 ? snapshots : `${snapshots}.part`;
  const code = await takeScreenshots(workTree, compared, '--update-snapshots=none', '--reporter=list,html');
  const stories = readIndex(workTree).map(({ id }) => id);
  const removed = readIndex(base).filter(({ id }) => !stories.includes(id));
  for (const { id } of removed) console.error(`naap: only the base has the story ${id}`);
  return Math.max(baseCode, code, removed.length > 0 ? 1 : 0);
});

/** Returns a hash of everything besides the built stories that the screenshots of a base depend on. */
function environmentHash(commit: string, chromium: string, ...args: readonly string[]): string {
  const hash = createHash('sha256').update(execFileSync(chromium, ['--version']));
  for (const file of globSync(join(import.meta.dirname, 'stories/*.ts'))) hash.update(readFileSync(file));
  return hash.update([commit, ...args].join('\n')).digest('hex');
}
