/**
 * `pnpm states`: lists the states of the specification that no assertion has proven, and exits with 1 if there are any. A state is
 * proven by the last run of its story (`pnpm test:stories`, with the current Storybook build) or by the named test, which is run
 * here. `--json` prints every state with its story or test and its proof.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '@naap/launcher/processes';
import { type State, states } from '@naap/ui/states';
import { readProofs } from './stories/proofs.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const { stories } = readProofs(join(root, 'storybook-static'));
const storyOf = new Map(
  Object.entries(stories)
    .flatMap(([story, proven]) => proven.map((state) => [state, story] as const))
    .toReversed(),
);
const testOf = await provenByTests(states);
const found = states.map((state) => ({ ...state, story: storyOf.get(state.id), test: testOf.get(state.id) }));
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
  for (const { id, state } of missing) console.log(`not proven  ${id}  ${state}`);
  console.log(`${found.length - missing.length} of ${states.length}`);
  if (Object.keys(stories).length === 0)
    console.log('No story of this Storybook build has run: pnpm build-storybook && pnpm test:stories');
}
process.exit(missing.length === 0 ? 0 : 1);

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Runs the tests that prove states which no story can show. A passing test proves the state whose ID its title contains. */
async function provenByTests(all: readonly State[]): Promise<ReadonlyMap<string, string>> {
  const named = all.flatMap(({ id, proof }) =>
    'fact' in proof && proof.test !== undefined ? [{ id, test: proof.test }] : [],
  );
  const folder = mkdtempSync(join(tmpdir(), 'states-'));
  try {
    const report = join(folder, 'report.json');
    const files = [...new Set(named.map(({ test }) => test))];
    await run('vitest', ['run', ...files, '--silent', '--reporter=json', `--outputFile=${report}`]);
    const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    return new Map(
      named
        .filter(({ id }) => results.some(({ title, status }) => status === 'passed' && title.includes(id)))
        .map(({ id, test }) => [id, `${test}: ${id}`]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
