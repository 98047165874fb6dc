import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git, root } from '@naap/launcher/processes';

/** Generated pictures, each named by the hash of its content. */
const PICTURES = 'packages/ui/public/art';

/** Checks a commit out into a new folder, which shares the objects of this repository, and installs its packages. */
export function addCheckout(commit: string, folder: string): void {
  git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  execFileSync('pnpm', args, { cwd: folder, stdio: 'inherit' });
  if (existsSync(join(root, PICTURES)))
    cpSync(join(root, PICTURES), join(folder, PICTURES), { recursive: true });
}

/** Builds the Storybook of a checkout into a folder, which it replaces. Throws an Error when the build fails. */
export function buildStorybook(checkout: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const args = ['--silent', 'build-storybook', '--quiet', '-o', folder];
  execFileSync('pnpm', args, { cwd: checkout, stdio: 'inherit' });
}
