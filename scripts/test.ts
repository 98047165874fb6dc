/** `npm test`: runs all checks and tests, each part even when an earlier one failed, and prints the counts at the end. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { ensureChromium, ensurePgBouncer, ensurePostgres } from './system.ts';
import { type Failure, failuresOf, fromPlaywright, type TestReport } from './test-report.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Fixed seed, so that runs are comparable. The long runs use random seeds. */
const seed = '20251121';

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const failures: string[] = [];

try {
  const chromium = { CHROMIUM_PATH: await ensureChromium() };
  if (!(await ensurePostgres())) {
    console.warn('naap: PostgreSQL is not installed, so the stores are tested on SQLite and in memory only.');
  } else if (!(await ensurePgBouncer())) {
    console.warn('naap: PgBouncer is not installed, so the stores are not tested behind it.');
  }
  await part('checks', 'node', ['scripts/check.ts']);
  await part('unit', 'vitest', ['run', ...reporters('unit')], { NAAP_FUZZ_SEED: seed });
  await part('sizes', 'node', ['scripts/size.ts']);
  await part('stories build', 'pnpm', ['--silent', 'build-storybook', '--quiet']);
  await part('stories', 'node', ['scripts/stories.ts', '--json', join(results, 'stories.json')], chromium);
  await part('states', 'node', ['scripts/states.ts']);
  await part('journeys', 'node', ['scripts/e2e.ts', '--short', '--seed', seed], chromium);
} catch (error) {
  console.error(`\nnaap: ${error instanceof Error ? error.message : String(error)}`);
  total.failed += 1;
}

if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs one part and adds its counts: those of its JSON report, or one for the part itself if it writes none. */
async function part(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const started = performance.now();
  const { exitCode = 1 } = await run(command, args, { env });
  const counts = readReport(name, exitCode);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${name.padEnd(14)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.padStart(5)} s`,
  );
}

/** Reads the counts of a part. A part that failed outside its tests counts as one failure. */
function readReport(name: string, code: number): Counts {
  let report: TestReport;
  try {
    const json = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
    report = 'suites' in json ? fromPlaywright(json) : json;
  } catch {
    if (code !== 0) failures.push(`  ${name}: see its output above`);
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  failures.push(...failuresOf(report).map((failure) => describeFailure(name, failure)));
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

/** Formats a failure for the summary at the end of the log. */
function describeFailure(part: string, { file, test, message }: Failure): string {
  // The story runner generates its test files outside the project.
  const place = file.startsWith(root) || test === '' ? [relative(root, file)] : [];
  const where = [part, ...place, test || 'the file'].join(': ');
  return [`  ${where}`, ...message.split('\n').map((line) => `    ${line}`)].join('\n');
}

function reporters(name: string): readonly string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, `${name}.json`)}`];
}
