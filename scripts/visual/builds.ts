import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf, root, startProcess } from '../processes.ts';

/** What earlier runs left: a build and pictures of every commit that was a base. Safe to delete. */
const cache = join(root, 'node_modules/.cache/visual');

/** Made by the build, not committed. */
const PICTURES = 'packages/ui/public/art';

export function cacheFolder(...path: readonly string[]): string {
  return join(cache, ...path);
}

/** The full hash of what `ref` names. Throws an Error where it names nothing. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch {
    throw new Error(
      `--base is "${ref}", and git knows no such commit. Example: pnpm visual --base origin/main`,
    );
  }
}

/** Builds the Storybook of the files as they lie here, committed or not. Tells its folder. */
export async function buildWorkTree(): Promise<string> {
  const folder = cacheFolder('work-tree');
  rmSync(folder, { recursive: true, force: true });
  await run('pnpm', ['--silent', 'build-storybook', '--quiet', '-o', folder], root);
  return folder;
}

/** Builds the Storybook of a commit in a checkout of its own, unless an earlier run did. Tells its folder. */
export async function buildCommit(commit: string): Promise<string> {
  const folder = cacheFolder('builds', commit);
  if (existsSync(folder)) return folder;
  const temporary = mkdtempSync(join(tmpdir(), 'visual-'));
  const checkout = join(temporary, 'checkout');
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], checkout);
    // Pictures are named by their content, so those that are here already need not be drawn again.
    if (existsSync(join(root, PICTURES)))
      cpSync(join(root, PICTURES), join(checkout, PICTURES), { recursive: true });
    const built = join(temporary, 'built');
    await run('pnpm', ['--silent', 'build-storybook', '--quiet', '-o', built], checkout);
    mkdirSync(cacheFolder('builds'), { recursive: true });
    // Whole or not at all: a run that was stopped midway leaves nothing that looks finished.
    cpSync(built, `${folder}.part`, { recursive: true });
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  return folder;
}

/** Throws an Error when the command fails; its own lines say why. */
async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const code = await exitCodeOf(startProcess({ name: command, command, args, cwd }));
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed in ${cwd}; see the output above.`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
