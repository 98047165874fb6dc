/**
 * `pnpm states`: lists the states of the specification, and those of the features beyond it, that no assertion has proven, and exits with 1 if
 * there are any. A state is proven by a
 * story of the last `pnpm test:stories`, or by the test that its proof names, which is run here.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { featureStates } from '@naap/ui/feature-states';
import { states } from '@naap/ui/states';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

const proven = [...provenByStories(), ...(await provenByTests())];
const lists = { specification: states, 'features beyond it': featureStates };
const missing = [...states, ...featureStates].filter(({ id }) => !proven.includes(id));
for (const { id, state } of missing) console.log(`not proven  ${id}  ${state}`);
for (const [name, list] of Object.entries(lists)) {
  console.log(`${list.filter((state) => !missing.includes(state)).length} of ${list.length}  ${name}`);
}
process.exit(missing.length === 0 ? 0 : 1);

/** Returns the states that the stories have proven, if they ran after the last build of Storybook. */
function provenByStories(): readonly string[] {
  const path = join(root, 'test-results/stories.json');
  const build = statSync(join(root, 'storybook-static/iframe.html'), { throwIfNoEntry: false });
  const report: JSONReport | null = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (!build || !report || new Date(report.stats.startTime) < build.mtime) {
    console.log('No story of this Storybook build has run: pnpm build-storybook && pnpm test:stories');
    return [];
  }
  return report.suites.flatMap(provenInSuite);
}

function provenInSuite({ specs, suites = [] }: JSONReportSuite): readonly string[] {
  const annotations = specs.flatMap(({ ok, tests }) => (ok ? tests.flatMap((test) => test.annotations) : []));
  const own = annotations.flatMap(({ type, description = '' }) => (type === 'proves' ? [description] : []));
  return [...own, ...suites.flatMap(provenInSuite)];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** Runs the tests that prove states which no story can show. A passing test proves the state whose ID its title contains. */
async function provenByTests(): Promise<readonly string[]> {
  const named = [...states, ...featureStates].flatMap(({ id, proof }) =>
    'fact' in proof && proof.test !== undefined ? [{ id, test: proof.test }] : [],
  );
  const files = [...new Set(named.map(({ test }) => test))];
  const report = join(root, 'test-results/tests-of-states.json');
  await run('vitest', ['run', ...files, '--silent', '--reporter=json', `--outputFile=${report}`]);
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return named.map(({ id }) => id).filter((id) => passed.some(({ title }) => title.includes(id)));
}
