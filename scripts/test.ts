/** `npm test`: runs all checks and tests, each part even when an earlier one failed, and prints the failed tests and the counts at the end. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { ensurePgBouncer, ensurePostgres } from '@naap/launcher/test/system-programs';
import { readReport, type TestResult } from './reports.ts';

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

/** Fixed seed, so that runs are comparable. The long runs use random seeds. */
const seed = '20251121';

const all: TestResult[] = [];
const parts: Record<string, object> = {};
const count = (tests: readonly TestResult[], outcome: TestResult['outcome']) =>
  tests.filter((test) => test.outcome === outcome).length;

for (const ensure of [ensurePostgres, ensurePgBouncer])
  await ensure().catch(({ message }) => console.warn(`naap: ${message} These tests are skipped.`));
await part('checks', 'check');
const reporters = '--reporter=default --reporter=junit --outputFile.junit=test-results/unit.xml';
// One after the other: each part uses all processors, and two at a time take a fifth more CPU time.
await part('unit', `test:unit ${reporters}`, { NAAP_FUZZ_SEED: seed });
await part('stories build', 'build-storybook --quiet');
await part('stories', 'test:stories');
await part('journeys', 'test:e2e', { NAAP_E2E_SEED: seed });
await part('states', 'states');

for (const { name, outcome, message } of all)
  if (outcome === 'failed') console.log(`\nFailed: ${name}\n${message.split('\n').slice(0, 15).join('\n')}`);
// What the pages of failed journeys contained, because CI may keep no files.
for (const file of globSync(join(results, 'journeys/*/error-context.md'))) {
  const context = readFileSync(file, 'utf8').replace(/^.*(?=# Page snapshot)/s, '');
  console.log(`\n${context.slice(0, 2_000)}`);
}
console.table(parts);
const failed = count(all, 'failed');
console.log(`${count(all, 'passed')} passed, ${failed} failed, ${count(all, 'skipped')} skipped`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a script of package.json and adds the tests of its report. A part without a report, or that fails outside its tests, counts as one test. */
async function part(name: string, script: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const started = performance.now();
  const { failed: hasFailed } = await run('pnpm', ['--silent', ...script.split(' ')], { env });
  const tests = globSync(join(results, `${name}*.xml`)).flatMap(readReport);
  if (tests.length === 0 || (hasFailed && count(tests, 'failed') === 0))
    tests.push({ name, outcome: hasFailed ? 'failed' : 'passed', message: '', states: [] });
  all.push(...tests);
  const seconds = Math.round((performance.now() - started) / 1000);
  parts[name] = { passed: count(tests, 'passed'), failed: count(tests, 'failed'), seconds };
}
