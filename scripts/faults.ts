/**
 * `pnpm test:faults`: inserts the accessibility and motion faults of scripts/faults/table.ts into checkouts of the working tree, one at a
 * time, and counts those that fail a story; then code of the sign-in into the shop's entry, which must exceed the size budget. Fails when more than one of the
 * former or the latter is missed. `pnpm test:faults "focus ring"` runs the faults whose name matches.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, run, runSession } from '@naap/launcher/processes';
import { addCheckout, commitOfWorkTree } from './checkouts.ts';
import { type Fault, faults, sizeFault, withFault } from './faults/table.ts';
import { readReport } from './reports.ts';

/** Number of faults that may be missed. */
const MAX_MISSED = 1;
const silent = { stdout: 'ignore', stderr: 'ignore' } as const;
const wanted = new RegExp(process.argv.slice(2).join('|'));
const chosen = Object.entries(faults).filter(([name]) => wanted.test(name));
const SIZE_FAULT = 'code of the sign-in in the entry';
const testsSize = wanted.test(SIZE_FAULT);
if (chosen.length === 0 && !testsSize) throw new Error(`no fault matches ${wanted}`);
const storiesOf = ([file, , , ...stories]: Fault) => (stories.length > 0 ? stories : [dirname(file)]);

await runSession(async ({ folder }) => {
  const checkouts = [join(folder, 'first'), join(folder, 'second')] as const;
  for (const path of checkouts) addCheckout(commitOfWorkTree(), path);
  const allStories = chosen.flatMap(([, fault]) => storiesOf(fault));
  if (chosen.length > 0 && (await countFailures(checkouts[0], allStories)) > 0)
    throw new Error('stories fail without any fault: run pnpm test:stories');

  let missed = 0;
  /** Each checkout takes the next fault when it has finished one. */
  const queue = chosen.values();
  const testNext = async (checkout: string) => {
    for (const [name, fault] of queue) {
      const failures = await countFailures(checkout, storiesOf(fault), fault);
      console.log(failures === 0 ? `MISSED  ${name}` : `caught  ${name} (by ${failures} stories)`);
      if (failures === 0) missed += 1;
    }
  };
  await Promise.all(checkouts.map(testNext));
  console.log(`\nfaults: ${chosen.length - missed} of ${chosen.length} caught`);
  if (!testsSize) return missed <= MAX_MISSED ? 0 : 1;
  const isCaught = await exceedsSizeBudget(checkouts[0]);
  console.log(`${isCaught ? 'caught' : 'MISSED'}  ${SIZE_FAULT} (by pnpm size)`);
  return missed <= MAX_MISSED && isCaught ? 0 : 1;
});

/** Returns how many stories in `folders` fail in a checkout with the fault, or without any. */
async function countFailures(checkout: string, folders: readonly string[], fault?: Fault): Promise<number> {
  resetTo(checkout, fault);
  // Other stories take time, and documentation pages embed them.
  for (const path of git('-C', checkout, 'ls-files', '*.stories.tsx', '*.mdx').split('\n'))
    if (path.endsWith('.mdx') || !folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`)))
      rmSync(join(checkout, path), { force: true });
  const args = ['build', '--quiet', '-o', 'storybook-static'];
  const built = await run('storybook', args, { cwd: checkout, ...silent });
  if (built.failed)
    throw new Error(`Storybook could not be built with ${fault ? `the fault in ${fault[0]}` : 'no fault'}`);

  const report = join(checkout, 'test-results/stories.xml');
  rmSync(report, { force: true });
  const tested = await run('pnpm', ['test:stories', '-g', '@story'], { cwd: checkout, ...silent });
  const tests = readReport(report);
  const failures = tests.filter(({ outcome }) => outcome === 'failed').length;
  if (tests.length === 0 || (tested.failed && failures === 0))
    throw new Error('the stories could not be run');
  return failures;
}

/** Returns whether the code of the sign-in in the shop's entry exceeds the size budget of a checkout, which nothing exceeds without it. */
async function exceedsSizeBudget(checkout: string): Promise<boolean> {
  const measure = async (fault?: Fault) => {
    resetTo(checkout, fault);
    return run('pnpm', ['--silent', 'size'], { cwd: checkout, stdout: 'pipe', stderr: 'ignore' });
  };
  if ((await measure()).failed) throw new Error('sizes exceed their budget without any fault: run pnpm size');
  const { failed, stdout } = await measure(sizeFault);
  // Not because the build failed.
  return failed && stdout.includes('Home screen js');
}

function resetTo(checkout: string, fault?: Fault): void {
  git('-C', checkout, 'reset', '--hard', '--quiet');
  if (!fault) return;
  const file = join(checkout, 'packages/ui/src', fault[0]);
  writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
}
