/**
 * `pnpm states`: reads the built Storybook (`pnpm build-storybook`) and tells how many states of the specification a story or a test
 * proves, naming those that nothing proves; exits 1 when there are any. `--json` prints each with its story or test and its proof.
 * `--dir <folder>` reads another build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type State, states } from '../packages/ui/src/states.ts';
import { root } from './processes.ts';
import { serveStorybook } from './stories/run.ts';
import { ensureChromium } from './system.ts';
import { launchChromium } from './visual/capture.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    dir: { type: 'string', default: 'storybook-static' },
  },
});

const storyOf = await storiesByState(resolve(root, values.dir));
const found = states.map((state) => ({ ...state, story: storyOf.get(state.id), test: testOf(state) }));
const missing = found.filter(({ story, test }) => story === undefined && test === undefined);

if (values.json) {
  const rows = found.map(({ id, story, test, proof }) => ({
    id,
    story: story ?? null,
    test: test ?? null,
    proof,
  }));
  console.log(JSON.stringify(rows, null, 2));
} else {
  for (const { id, state } of missing) console.log(`missing  ${id}  ${state}`);
  console.log(`${found.length - missing.length} of ${states.length}`);
}
process.exit(missing.length === 0 ? 0 : 1);

/** The test that proves a state no story can, where it names the state. */
function testOf({ id, proof }: State): string | undefined {
  if (!('fact' in proof) || proof.test === undefined) return undefined;
  const file = join(root, proof.test);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${id}'`)
    ? `${proof.test}: ${id}`
    : undefined;
}

/** Asks the built Storybook's own preview what each story declares. Throws an Error where there is no build. */
async function storiesByState(folder: string): Promise<ReadonlyMap<string, string>> {
  const storybook = await serveStorybook(folder);
  const browser = await launchChromium(await ensureChromium());
  try {
    const page = await browser.newPage();
    await page.goto(`${storybook.url}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const named = await page.evaluate(async () => {
      const stories = (await window.__STORYBOOK_PREVIEW__?.extract()) ?? {};
      return Object.entries(stories).flatMap(([story, { parameters }]) =>
        (parameters.states ?? []).map((state) => [state, story] as const),
      );
    });
    return new Map(named.toReversed());
  } finally {
    await browser.close();
    await storybook.stop();
  }
}
