import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';

/** Cache of the base commits' builds and screenshots. */
export const cache = join(root, 'node_modules/.cache/visual');

/** Generated pictures, each named by the hash of its content. */
const PICTURES = 'packages/ui/public/art';

/** Returns the full hash of a branch, tag or commit. Throws an Error when git does not know it. */
export function commitOf(ref: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`git knows no commit "${ref}". Example: pnpm visual --base origin/main`);
  }
}

/** Builds the Storybook of a commit in a checkout of its own, unless it is cached. Returns the folder of the build. */
export function buildCommit(commit: string): string {
  const folder = join(cache, 'builds', commit);
  if (existsSync(folder)) return folder;
  const temporary = mkdtempSync(join(tmpdir(), 'visual-'));
  const checkout = join(temporary, 'checkout');
  try {
    run(root, 'git', 'worktree', 'add', '--quiet', '--detach', checkout, commit);
    run(checkout, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
    if (existsSync(join(root, PICTURES)))
      cpSync(join(root, PICTURES), join(checkout, PICTURES), { recursive: true });
    // Renamed when it is complete, so that the cache has no part of an interrupted build.
    buildStorybook(checkout, `${folder}.part`);
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    run(root, 'git', 'worktree', 'prune');
  }
  return folder;
}

/** Builds the Storybook of a checkout into a folder, which it replaces. Throws an Error when the build fails. */
export function buildStorybook(checkout: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  run(checkout, 'pnpm', '--silent', 'build-storybook', '--quiet', '-o', folder);
}

function run(cwd: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' });
}
