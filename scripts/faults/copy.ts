import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { exitCodeOf, root, startProcess } from '../processes.ts';
import { type Fault, withFault } from './table.ts';

/** What a fault may lie in, and what is built. */
const COPIED = ['.storybook', 'packages/ui', 'package.json', 'tsconfig.base.json'];
/** What that leads to. */
const LINKED = [
  'node_modules',
  'apps',
  'docs',
  'proto',
  'scripts',
  ...['api-clients', 'content', 'garments', 'sandbox', 'state'].map((name) => `packages/${name}`),
  'packages/ui/node_modules',
  'packages/ui/public/art',
];

/** Copies the working tree as it is now into `parent`, so that it can be worked on meanwhile. Returns the folder. */
export function takeSnapshot(parent: string): string {
  const snapshot = mkdtempSync(join(parent, 'snapshot-'));
  for (const path of sourceFiles()) {
    mkdirSync(dirname(join(snapshot, path)), { recursive: true });
    cpSync(join(root, path), join(snapshot, path));
  }
  for (const path of LINKED) {
    mkdirSync(dirname(join(snapshot, path)), { recursive: true });
    symlinkSync(join(root, path), join(snapshot, path));
  }
  return snapshot;
}

/**
 * Builds a Storybook of the snapshot with the fault in it, or without one, and with only the stories in `folders` (from
 * packages/ui/src). Returns the folder of the build, which lies beside the snapshot. Throws an Error when the build fails.
 */
export async function buildCopy(
  snapshot: string,
  folders: readonly string[],
  fault?: Fault,
): Promise<string> {
  const copy = mkdtempSync(join(dirname(snapshot), 'copy-'));
  cpSync(snapshot, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isWanted(relative(snapshot, path), folders),
  });
  if (fault !== undefined) {
    const file = join(copy, 'packages/ui/src', fault.file);
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
  }
  const built = join(copy, 'storybook-static');
  const code = await exitCodeOf(
    startProcess({
      name: 'storybook',
      command: 'storybook',
      args: ['build', '--quiet', '-o', built],
      cwd: copy,
      silent: true,
    }),
  );
  if (code !== 0)
    throw new Error(`Storybook could not be built with the fault "${fault?.name ?? 'none'}" in it.`);
  return built;
}

/** Files of the working tree that git knows or would add. */
function sourceFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...COPIED], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Every source, but of the stories only those asked for; pages of documentation show stories that are not there. */
function isWanted(path: string, folders: readonly string[]): boolean {
  if (path.endsWith('.mdx')) return false;
  if (!path.endsWith('.stories.tsx')) return true;
  return folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`));
}

/** Runs `use` with a folder of its own, which is gone afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'naap-faults-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
