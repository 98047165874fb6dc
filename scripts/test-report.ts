import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The common part of Vitest's and Jest's JSON reports, as far as it is read here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    /** Error outside the tests, such as a failed import. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export interface Failure {
  readonly file: string;
  /** `Components/Button › Primary › play-test`; empty when the file itself failed. */
  readonly test: string;
  /** First lines of the error message. */
  readonly message: string;
}

export function failuresOf({ testResults }: TestReport): readonly Failure[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, test: '', message: firstLines(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      test: [...ancestorTitles, title].join(' › '),
      message: firstLines(failureMessages.join('\n')),
    }));
  });
}

/** Converts the report of Playwright's JSON reporter. A test that runs in several projects counts once for each. */
export function fromPlaywright({ config, suites, errors, stats }: JSONReport): TestReport {
  const files = suites.map((suite) => ({
    name: join(config.rootDir, suite.file),
    status: 'passed',
    message: '',
    assertionResults: resultsOf(suite, []),
  }));
  const outsideTests = errors.map(({ message = '', location }) => ({
    name: location?.file ?? config.rootDir,
    status: 'failed',
    message,
    assertionResults: [],
  }));
  return {
    numPassedTests: stats.expected,
    numFailedTests: stats.unexpected + stats.flaky,
    numPendingTests: stats.skipped,
    testResults: [...files, ...outsideTests],
  };
}

type AssertionResult = TestReport['testResults'][number]['assertionResults'][number];

/** Returns the results of a suite's tests; `titles` are those of the suites around it. */
function resultsOf(
  { specs, suites = [] }: JSONReportSuite,
  titles: readonly string[],
): readonly AssertionResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      ancestorTitles: [projectName, ...titles],
      title,
      status: { expected: 'passed', skipped: 'pending', unexpected: 'failed', flaky: 'failed' }[status],
      failureMessages: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
    })),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, [...titles, suite.title]))];
}

export function joinReports(reports: readonly TestReport[]): TestReport {
  const sum = (count: (report: TestReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    numPassedTests: sum((report) => report.numPassedTests),
    numFailedTests: sum((report) => report.numFailedTests),
    numPendingTests: sum((report) => report.numPendingTests),
    testResults: reports.flatMap((report) => report.testResults),
  };
}

/** Returns the first lines of an error message and of its stack, without the lines that the story runner adds. */
function firstLines(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(page\.evaluate:|Click to debug|https?:|Message:)/.test(line));
  const stack = lines.findIndex((line) => line.startsWith('at '));
  return lines.slice(0, stack === -1 ? 12 : Math.min(stack + 2, 12)).join('\n');
}
