/**
 * `pnpm test:faults`: inserts the accessibility and motion faults of scripts/faults/table.ts into checkouts of the working tree, one at a
 * time, and reports which of them the stories detect. Fails when more than one is missed. `pnpm test:faults "focus ring"` runs the
 * faults whose name contains the words.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run, runSession } from '@naap/launcher/processes';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import pMap from 'p-map';
import { type Fault, faults, withFault } from './faults/table.ts';
import { addCheckout, commitOfWorkTree, git } from './visual/builds.ts';

/** Number of faults that may be missed. */
const MAX_MISSED = 1;
/** Number of checkouts that are built and tested in parallel. */
const CONCURRENCY = 2;

const wanted = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)),
);

await runSession(async ({ folder }) => {
  if (chosen.length === 0) throw new Error(`no fault matches ${wanted.join(' or ')}.`);
  const started = performance.now();
  const commit = commitOfWorkTree();
  const checkouts = Array.from({ length: CONCURRENCY }, (_, index) => join(folder, `${index}`));
  for (const checkout of checkouts) addCheckout(commit, checkout);

  const [checkout = ''] = checkouts;
  const failing = await failuresWith(checkout, [...new Set(chosen.flatMap(({ stories }) => stories))]);
  for (const [story, message] of failing) console.log(`fails without any fault: ${story}: ${message}`);

  const isCaught = async (fault: Fault) => {
    const free = checkouts.pop() ?? '';
    const found = await failuresWith(free, fault.stories, fault);
    checkouts.push(free);
    const noticed = [...found].filter(([story]) => !failing.has(story));
    console.log(describe(fault, noticed));
    return noticed.length > 0;
  };
  const results = await pMap(chosen, isCaught, { concurrency: CONCURRENCY });
  const caught = results.filter(Boolean).length;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\nfaults: ${caught} of ${chosen.length} caught in ${seconds} s`);
  for (const finished of checkouts) git('worktree', 'remove', '--force', finished);
  return caught >= chosen.length - MAX_MISSED ? 0 : 1;
});

/** Returns the failing stories in `folders` and their messages for a checkout with the fault, or without any. */
async function failuresWith(
  checkout: string,
  folders: readonly string[],
  fault?: Fault,
): Promise<ReadonlyMap<string, string>> {
  const quiet = { cwd: checkout, stdout: 'ignore', stderr: 'ignore' } as const;
  await run('git', ['reset', '--hard'], quiet);
  if (fault) {
    const file = join(checkout, 'packages/ui/src', fault.file);
    writeFileSync(file, withFault(readFileSync(file, 'utf8'), fault));
  }
  // Other stories take time, and documentation pages embed them.
  for (const path of git('-C', checkout, 'ls-files', '*.stories.tsx', '*.mdx').split('\n'))
    if (path.endsWith('.mdx') || !folders.some((folder) => path.startsWith(`packages/ui/src/${folder}/`)))
      rmSync(join(checkout, path), { force: true });
  const storybook = join(checkout, 'storybook-static');
  const { failed } = await run('storybook', ['build', '--quiet', '-o', storybook], quiet);
  if (failed)
    throw new Error(`Storybook could not be built with the fault "${fault?.name ?? 'none'}" in it.`);

  const report = join(checkout, 'report.json');
  await run('pnpm', ['test:stories', '--output', join(checkout, 'results')], {
    stdout: 'ignore',
    stderr: 'ignore',
    env: { STORYBOOK_FOLDER: storybook, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  if (errors.length > 0) throw new Error(`the stories could not be run: ${errors[0]?.message}`);
  return new Map(suites.flatMap(failuresOf));
}

function failuresOf({ specs, suites = [] }: JSONReportSuite): readonly [string, string][] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ title, tests: [test] }): [string, string] => [
    title,
    stripVTControlCharacters(test?.results[0]?.error?.message ?? '').split('\n')[0] ?? '',
  ]);
  return [...own, ...suites.flatMap(failuresOf)];
}

function describe({ name }: Fault, noticed: readonly (readonly [string, string])[]): string {
  const [first] = noticed;
  if (first === undefined) return `MISSED  ${name}`;
  const [story, message] = first;
  const others = noticed.length > 1 ? ` and ${noticed.length - 1} more` : '';
  return `caught  ${name}\n          by ${story}${others}: ${message}`;
}
