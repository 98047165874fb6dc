import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';

/** Cache of the base commits' builds and screenshots. */
export const cache = join(root, 'node_modules/.cache/visual');

/** Folder of the work tree's build. */
export const workTreeBuild = join(cache, 'work-tree');

/** Generated pictures, each named by the hash of its content. */
const PICTURES = 'packages/ui/public/art';

/** Runs git in the root folder and returns its output. Throws when it fails. */
export function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** Returns a commit with the working tree's changes of tracked files. */
export function commitOfWorkTree(): string {
  return git('stash', 'create') || git('rev-parse', 'HEAD');
}

/** Checks a commit out into a new folder, and installs its packages. */
export function addCheckout(commit: string, folder: string): void {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
  if (existsSync(join(root, PICTURES)))
    cpSync(join(root, PICTURES), join(folder, PICTURES), { recursive: true });
}

/** Builds the Storybook of a commit in a checkout of its own, unless it is cached. Returns the folder of the build. */
export function buildCommit(commit: string): string {
  const folder = join(cache, 'builds', commit);
  if (existsSync(folder)) return folder;
  const temporary = mkdtempSync(join(tmpdir(), 'visual-'));
  const checkout = join(temporary, 'checkout');
  try {
    addCheckout(commit, checkout);
    // Renamed when it is complete, so that the cache has no part of an interrupted build.
    buildStorybook(checkout, `${folder}.part`);
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    git('worktree', 'prune');
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
