import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git, run } from '@naap/launcher/processes';
import { test as base, expect } from '@playwright/test';
import { addCheckout } from '../checkouts.ts';
import { readReport } from '../reports.ts';
import { type Fault, faults, sizeFault, withFault } from './table.ts';

/** The commit that is checked out, set by the configuration. */
export interface Options {
  readonly commit: string;
}

const test = base.extend<object, Options & { readonly checkout: string }>({
  commit: ['', { scope: 'worker', option: true }],
  /** A checkout of the commit, which a worker keeps. */
  checkout: [
    async ({ commit }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'naap-faults-'));
      addCheckout(commit, folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
});

const silent = { stdout: 'ignore', stderr: 'ignore' } as const;
const storiesOf = ([file, , , ...stories]: Fault) => (stories.length > 0 ? stories : [dirname(file)]);

test.beforeEach(({ checkout }) => {
  git('-C', checkout, 'reset', '--hard', '--quiet');
});

test.describe('without a fault', { tag: '@without-fault' }, () => {
  test('no story fails', async ({ checkout }) => {
    expect(await failedStories(checkout, Object.values(faults).flatMap(storiesOf))).toEqual([]);
  });

  test('no size exceeds its budget', async ({ checkout }) => {
    expect(await measureSizes(checkout)).toMatchObject({ failed: false });
  });
});

for (const [name, fault] of Object.entries(faults))
  test(`a story fails because of ${name}`, async ({ checkout }) => {
    insert(fault, checkout);
    expect(await failedStories(checkout, storiesOf(fault))).not.toEqual([]);
  });

test('a size exceeds its budget because of code of the sign-in in the entry', async ({ checkout }) => {
  insert(sizeFault, checkout);
  const { failed, stdout } = await measureSizes(checkout);
  expect(failed).toBe(true);
  // Not because the build failed.
  expect(stdout).toContain('Home screen js');
});

function insert(fault: Fault, checkout: string): void {
  const file = join(checkout, 'packages/ui/src', fault[0]);
  writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
}

/** Returns the names of the stories in `folders` that fail in a checkout. */
async function failedStories(checkout: string, folders: readonly string[]): Promise<readonly string[]> {
  // Other stories take time, and documentation pages embed them.
  for (const path of git('-C', checkout, 'ls-files', '*.stories.tsx', '*.mdx').split('\n'))
    if (path.endsWith('.mdx') || !folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`)))
      rmSync(join(checkout, path), { force: true });
  const args = ['build', '--quiet', '-o', 'storybook-static'];
  const built = await run('storybook', args, { cwd: checkout, ...silent });
  if (built.failed) throw new Error('Storybook could not be built');

  const report = join(checkout, 'test-results/stories.xml');
  rmSync(report, { force: true });
  const tested = await run('pnpm', ['test:stories', '-g', '@story'], { cwd: checkout, ...silent });
  const tests = readReport(report);
  const failed = tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  if (tests.length === 0 || (tested.failed && failed.length === 0))
    throw new Error('the stories could not be run');
  return failed;
}

/** Compares the sizes of a checkout with their budgets. */
function measureSizes(checkout: string) {
  return run('pnpm', ['--silent', 'size'], { cwd: checkout, stdout: 'pipe', stderr: 'ignore' });
}
