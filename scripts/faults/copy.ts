import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { type Fault, withFault } from './table.ts';

/** Files that are copied: those that a fault changes and those that are built. */
const COPIED = ['.storybook', 'packages/ui', 'package.json', 'tsconfig.base.json'];
/** Folders that the copied files import; linked, because no fault changes them. */
const LINKED = [
  'apps',
  'docs',
  'proto',
  'scripts',
  ...['api-clients', 'content', 'garments', 'sandbox', 'state'].map((name) => `packages/${name}`),
  'packages/ui/node_modules',
  'packages/ui/public/art',
];

/** Copies the current working tree into a folder in `parent`, so that later edits do not affect the run. Returns the folder. */
export function takeSnapshot(parent: string): string {
  const snapshot = mkdtempSync(join(parent, 'snapshot-'));
  for (const path of sourceFiles()) {
    mkdirSync(dirname(join(snapshot, path)), { recursive: true });
    cpSync(join(root, path), join(snapshot, path));
  }
  for (const path of [...LINKED, ...installedPackages()]) {
    mkdirSync(dirname(join(snapshot, path)), { recursive: true });
    symlinkSync(join(root, path), join(snapshot, path));
  }
  // Relative, so that Storybook's configuration imports the components of the same copy.
  symlinkSync('../../packages/ui', join(snapshot, 'node_modules/@naap/ui'));
  return snapshot;
}

/**
 * Builds the Storybook of the snapshot, with the fault if given, with only the stories in `folders` (relative to packages/ui/src).
 * Returns the folder of the build, next to the snapshot. Throws an Error when the build fails.
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
  const { failed } = await run('storybook', ['build', '--quiet', '-o', built], {
    cwd: copy,
    stdout: 'ignore',
    stderr: 'ignore',
  });
  if (failed)
    throw new Error(`Storybook could not be built with the fault "${fault?.name ?? 'none'}" in it.`);
  return built;
}

/** Returns the entries of node_modules, except @naap/ui. */
function installedPackages(): readonly string[] {
  const entries = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  return [...entries('node_modules'), ...entries('node_modules/@naap')].filter(
    (path) => path !== 'node_modules/@naap' && path !== 'node_modules/@naap/ui',
  );
}

/** Returns the tracked and untracked files of the working tree that git does not ignore. */
function sourceFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...COPIED], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Whether a file is copied: all sources, the requested stories, and no MDX pages, because these embed other stories. */
function isWanted(path: string, folders: readonly string[]): boolean {
  if (path.endsWith('.mdx')) return false;
  if (!path.endsWith('.stories.tsx')) return true;
  return folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`));
}

/** Runs `use` with a temporary folder and removes it afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'naap-faults-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
