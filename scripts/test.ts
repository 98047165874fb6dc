/** `npm test`: runs all checks and tests, each part even when an earlier one failed, and prints the failed tests and the counts at the end. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from '@naap/launcher/processes';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { ensurePgBouncer, ensurePostgres } from './system.ts';

/** Vitest's JSON report, as far as it is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Failure {
  readonly test: string;
  /** The error's first lines. */
  readonly message: string;
}

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });

/** Fixed seed, so that runs are comparable. The long runs use random seeds. */
const seed = '20251121';

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const failures: Failure[] = [];

for (const ensure of [ensurePostgres, ensurePgBouncer])
  await ensure().catch(({ message }) => console.warn(`naap: ${message} These tests are skipped.`));
await part('checks', 'check');
const reporters = '--reporter=default --reporter=json --outputFile.json=test-results/unit.json';
await part('unit', `test:unit ${reporters}`, { NAAP_FUZZ_SEED: seed });
// Each of the two leaves a core idle half of the time.
await Promise.all([part('sizes', 'size'), part('stories build', 'build-storybook --quiet')]);
await part('stories', 'test:stories');
await part('states', 'states');
await part('journeys', 'test:e2e', { NAAP_E2E_SHORT: 'true', NAAP_E2E_SEED: seed });

for (const { test, message } of failures) console.log(`\nFailed: ${test}\n${message}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a script of package.json and adds its counts: those of its JSON report, or one for the part itself if it writes none. */
async function part(name: string, script: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const started = performance.now();
  const { failed: hasFailed } = await run('pnpm', ['--silent', ...script.split(' ')], { env });
  const report = readReport(join(results, `${name}.json`));
  if (report)
    failures.push(...('stats' in report ? failuresOfSuites(report.suites, name) : failuresOfUnit(report)));
  const { passed, failed, skipped } = countsOf(report, hasFailed);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(5)} s`,
  );
}

function readReport(path: string): JSONReport | VitestReport | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Returns the counts of a report. A part that has no report, or that failed outside its tests, counts as one test. */
function countsOf(report: JSONReport | VitestReport | undefined, hasFailed: boolean) {
  const outside = hasFailed ? 1 : 0;
  if (!report) return { passed: 1 - outside, failed: outside, skipped: 0 };
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky || outside, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests || outside, skipped: numPendingTests };
}

function failuresOfUnit({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${relative(root, name)} › ${fullName}`,
        message: firstLines(failureMessages.join('\n')),
      })),
  );
}

function failuresOfSuites(suites: readonly JSONReportSuite[], parent: string): Failure[] {
  return suites.flatMap(({ title, specs, suites: children = [] }) => {
    const path = `${parent} › ${title}`;
    const failed = specs
      .filter(({ ok }) => !ok)
      .map(({ title: test, tests }) => ({
        test: `${path} › ${test}`,
        message: firstLines(
          tests
            .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
            .join('\n'),
        ),
      }));
    return [...failed, ...failuresOfSuites(children, path)];
  });
}

function firstLines(text: string): string {
  return stripVTControlCharacters(text).split('\n').slice(0, 15).join('\n');
}
