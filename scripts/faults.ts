/**
 * `pnpm test:faults`: puts twenty-seven mistakes in accessibility and motion into a copy of the components, one at a time, and
 * tells which of them the stories notice. Fails when they notice fewer than twenty-six. `pnpm test:faults "focus ring"` takes those so called.
 */
import { rmSync } from 'node:fs';
import { buildCopy, takeSnapshot, withFolder } from './faults/copy.ts';
import { type Fault, faults } from './faults/table.ts';
import { parseStoriesOptions } from './stories/options.ts';
import { runStories, serveStorybook } from './stories/run.ts';
import { ensureChromium } from './system.ts';
import { failuresOf } from './test-report.ts';

/** How many may go unnoticed. */
const TOLERATED = 1;
/** Copies that are built and looked at side by side. */
const AT_ONCE = 2;

const wanted = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)),
);

try {
  if (chosen.length === 0) throw new Error(`no fault is called ${wanted.join(' or ')}.`);
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

    let caught = 0;
    const queue = [...chosen];
    const work = async () => {
      for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
        const found = await failuresWith(snapshot, fault.stories, chromium, fault);
        const noticed = [...found].filter(([story]) => !failing.has(story));
        if (noticed.length > 0) caught += 1;
        console.log(report(fault, noticed));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\nfaults: ${caught} of ${chosen.length} caught in ${seconds} s`);
    return caught >= chosen.length - TOLERATED ? 0 : 1;
  });
}

/** Failing stories, with what each says, of a copy with the fault in it or without one. */
async function failuresWith(
  snapshot: string,
  folders: readonly string[],
  chromium: string,
  fault?: Fault,
): Promise<ReadonlyMap<string, string>> {
  const built = await buildCopy(snapshot, folders, fault);
  const storybook = await serveStorybook(built);
  const [mode] = parseStoriesOptions([]).modes;
  if (mode === undefined) throw new Error('there is no mode to look at stories in');
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
