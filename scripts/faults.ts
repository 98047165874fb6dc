/**
 * `pnpm test:faults`: inserts the accessibility and motion faults of scripts/faults/table.ts into checkouts of the working tree, one at a
 * time, and counts those that fail a story. Fails when more than one is missed. `pnpm test:faults "focus ring"` runs the faults whose name
 * contains the words.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, runSession } from '@naap/launcher/processes';
import type { JSONReport } from '@playwright/test/reporter';
import pMap from 'p-map';
import { addCheckout, commitOfWorkTree, git } from './checkouts.ts';
import { type Fault, faults, withFault } from './faults/table.ts';

/** Number of faults that may be missed. */
const MAX_MISSED = 1;
/** Number of checkouts that are built and tested in parallel. */
const CONCURRENCY = 2;

const silent = { stdout: 'ignore', stderr: 'ignore' } as const;
const wanted = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)),
);
if (chosen.length === 0) throw new Error(`no fault matches ${wanted.join(' or ')}`);
const storiesOf = ({ stories, file }: Fault) => stories ?? [dirname(file)];

await runSession(async ({ folder }) => {
  const [checkout = '', ...others] = Array.from({ length: CONCURRENCY }, (_, index) =>
    join(folder, `${index}`),
  );
  for (const path of [checkout, ...others]) addCheckout(commitOfWorkTree(), path);
  if ((await countFailures(checkout, chosen.flatMap(storiesOf))) > 0)
    throw new Error('stories fail without any fault: run pnpm test:stories');

  const free = [checkout, ...others];
  const isCaught = async (fault: Fault) => {
    const own = free.pop() ?? '';
    const failures = await countFailures(own, storiesOf(fault), fault);
    free.push(own);
    console.log(failures === 0 ? `MISSED  ${fault.name}` : `caught  ${fault.name} (by ${failures} stories)`);
    return failures > 0;
  };
  const caught = (await pMap(chosen, isCaught, { concurrency: CONCURRENCY })).filter(Boolean).length;
  console.log(`\nfaults: ${caught} of ${chosen.length} caught`);
  return caught >= chosen.length - MAX_MISSED ? 0 : 1;
});

/** Returns how many stories in `folders` fail in a checkout with the fault, or without any. */
async function countFailures(checkout: string, folders: readonly string[], fault?: Fault): Promise<number> {
  await run('git', ['reset', '--hard'], { cwd: checkout, ...silent });
  if (fault) {
    const file = join(checkout, 'packages/ui/src', fault.file);
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
  }
  // Other stories take time, and documentation pages embed them.
  for (const path of git('-C', checkout, 'ls-files', '*.stories.tsx', '*.mdx').split('\n'))
    if (path.endsWith('.mdx') || !folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`)))
      rmSync(join(checkout, path), { force: true });
  const storybook = join(checkout, 'storybook-static');
  const built = await run('storybook', ['build', '--quiet', '-o', storybook], { cwd: checkout, ...silent });
  if (built.failed) throw new Error(`Storybook could not be built with ${fault?.name ?? 'no fault'}`);

  const report = join(checkout, 'report.json');
  await run('pnpm', ['test:stories', '--output', join(checkout, 'results')], {
    ...silent,
    env: { STORYBOOK_FOLDER: storybook, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stats, errors }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  if (errors.length > 0 || stats.expected + stats.unexpected === 0)
    throw new Error(`the stories could not be run: ${errors[0]?.message ?? 'there are none'}`);
  return stats.unexpected;
}
