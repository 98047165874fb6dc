/**
 * `pnpm visual <commit>`: compares screenshots of the stories of the work tree with those of a commit, pixel by pixel. Builds both Storybooks on
 * this machine and runs Playwright Test, whose HTML report goes to test-results/visual; fails when a screenshot differs, a story fails, or only
 * one side has a story. Playwright gets all other arguments: `pnpm visual origin/main -g Button`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runSession } from '@naap/launcher/processes';
import { ensureTestChromium } from './system.ts';
import { buildCommit, buildStorybook, cache, git, workTreeBuild } from './visual/builds.ts';

await runSession(async () => {
  const [ref, ...args] = process.argv.slice(2);
  if (ref === undefined) throw new Error('give the commit to compare with. Example: pnpm visual origin/main');
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const chromium = await ensureTestChromium();
  const base = buildCommit(commit);
  buildStorybook(root, workTreeBuild);
  const { exitCode = 1 } = await run('playwright', ['test', '--config', 'scripts/visual', ...args], {
    env: {
      CHROMIUM_PATH: chromium,
      VISUAL_BASE: base,
      VISUAL_SNAPSHOTS: join(cache, 'snapshots', `${commit}-${environmentHash(chromium)}`),
    },
  });
  return exitCode;
});

/** Returns a hash of everything besides the stories that screenshots depend on. */
function environmentHash(chromium: string): string {
  const hash = createHash('sha256').update(execFileSync(chromium, ['--version']));
  const folder = join(import.meta.dirname, 'visual');
  for (const file of readdirSync(folder)) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
