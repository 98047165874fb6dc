/**
 * `pnpm states`: lists the states of the specification, and those of the features beyond it, that no run has asserted, and exits with 1 if
 * there are any. A state is asserted by a story of the last `pnpm test:stories`, or by the test that its assertion names, which is run here.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { featureStates } from '@naap/ui/feature-states';
import { states } from '@naap/ui/states';
import { readReport } from './reports.ts';

const report = join(root, 'test-results/stories.xml');
const build = join(root, 'storybook-static/index.json');
const isOfBuild = [report, build].every(existsSync) && statSync(report).mtimeMs > statSync(build).mtimeMs;
if (!isOfBuild)
  console.log('No story of this Storybook build has run: pnpm build-storybook && pnpm test:stories');
const stories = isOfBuild ? readReport(report) : [];
const asserted = [...stories.flatMap((story) => story.states), ...(await assertedByTests())];
const lists = { specification: states, 'features beyond it': featureStates };
const missing = [...states, ...featureStates].filter(({ id }) => !asserted.includes(id));
for (const { id, state } of missing) console.log(`not asserted  ${id}  ${state}`);
for (const [name, list] of Object.entries(lists)) {
  console.log(`${list.filter((state) => !missing.includes(state)).length} of ${list.length}  ${name}`);
}
process.exit(missing.length === 0 ? 0 : 1);

/** Runs the tests that assert states which no story can show. A passing test asserts the state whose ID its title contains. */
async function assertedByTests(): Promise<readonly string[]> {
  const named = [...states, ...featureStates].flatMap(({ id, assertion }) =>
    'fact' in assertion && assertion.test !== undefined ? [{ id, test: assertion.test }] : [],
  );
  const files = [...new Set(named.map(({ test }) => test))];
  const output = join(root, 'test-results/tests-of-states.xml');
  await run('vitest', ['run', ...files, '--silent', '--reporter=junit', `--outputFile=${output}`]);
  const passed = readReport(output).filter(({ outcome }) => outcome === 'passed');
  return named.map(({ id }) => id).filter((id) => passed.some(({ name }) => name.includes(id)));
}
