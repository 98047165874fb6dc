/**
 * `pnpm test:faults`: inserts the accessibility and motion faults of scripts/faults/table.ts into a copy of the components, one at a
 * time, and reports which of them the stories detect. Fails when more than one is missed. `pnpm test:faults "focus ring"` runs the
 * faults whose name contains the words.
 */
import { rmSync } from 'node:fs';
import pMap from 'p-map';
import { buildCopy, takeSnapshot, withFolder } from './faults/copy.ts';
import { type Fault, faults } from './faults/table.ts';
import { parseStoriesOptions } from './stories/options.ts';
import { runStories, serveStorybook } from './stories/run.ts';
import { ensureChromium } from './system.ts';
import { failuresOf } from './test-report.ts';

/** Number of faults that may be missed. */
const MAX_MISSED = 1;
/** Number of copies that are built and tested in parallel. */
const CONCURRENCY = 2;

const wanted = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)),
);

try {
  if (chosen.length === 0) throw new Error(`no fault matches ${wanted.join(' or ')}.`);
  process.exitCode = await seedFaults();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function seedFaults(): Promise<number> {
  const chromium = await ensureChromium();
  const started = performance.now();
  return withFolder(async (folder) => {
    const snapshot = takeSnapshot(folder);
    const failing = await failuresWith(
      snapshot,
      [...new Set(chosen.flatMap(({ stories }) => stories))],
      chromium,
    );
    for (const [story, message] of failing) console.log(`fails without any fault: ${story}: ${message}`);

    const isCaught = async (fault: Fault) => {
      const found = await failuresWith(snapshot, fault.stories, chromium, fault);
      const noticed = [...found].filter(([story]) => !failing.has(story));
      console.log(report(fault, noticed));
      return noticed.length > 0;
    };
    const results = await pMap(chosen, isCaught, { concurrency: CONCURRENCY });
    const caught = results.filter(Boolean).length;

    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\nfaults: ${caught} of ${chosen.length} caught in ${seconds} s`);
    return caught >= chosen.length - MAX_MISSED ? 0 : 1;
  });
}

/** Returns the failing stories and their messages for a copy with the fault, or without any. */
async function failuresWith(
  snapshot: string,
  folders: readonly string[],
  chromium: string,
  fault?: Fault,
): Promise<ReadonlyMap<string, string>> {
  const built = await buildCopy(snapshot, folders, fault);
  const storybook = await serveStorybook(built);
  const [mode] = parseStoriesOptions([]).modes;
  if (mode === undefined) throw new Error('there is no default mode of the stories');
  try {
    const results = await runStories(storybook, storybook.entries, mode, chromium, { silent: true });
    return new Map(failuresOf(results).map(({ file, test, message }) => [test || file, message]));
  } finally {
    await storybook.stop();
    rmSync(built, { recursive: true });
  }
}

function report({ name }: Fault, noticed: readonly (readonly [string, string])[]): string {
  const [first] = noticed;
  if (first === undefined) return `MISSED  ${name}`;
  const [story, message] = first;
  const others = noticed.length > 1 ? ` and ${noticed.length - 1} more` : '';
  return `caught  ${name}\n          by ${story}${others}: ${message.split('\n')[0]}`;
}
