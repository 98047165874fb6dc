import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { failuresOf, fromPlaywright, joinReports, type TestReport } from './test-report.ts';

const storyFailure = [
  '\u001b[31mpage.evaluate: StorybookTestRunnerError:\u001b[39m',
  'Click to debug the error directly in Storybook:',
  'http://localhost:6006/?path=/story/button--primary',
  '',
  'Message:',
  ' No button.',
  '    at play (button.stories.js:3:5)',
  '    at run (runner.js:9:1)',
  '    at loop (runner.js:1:1)',
].join('\n');

const report: TestReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      name: 'button.test.js',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['Button', 'Primary'],
          title: 'play-test',
          status: 'failed',
          failureMessages: [storyFailure],
        },
        { ancestorTitles: ['Button', 'Quiet'], title: 'play-test', status: 'passed', failureMessages: [] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'no such module: x', assertionResults: [] },
  ],
};

it('names every failure with its first lines, and a file that failed before its tests', () => {
  expect(failuresOf(report)).toEqual([
    {
      file: 'button.test.js',
      test: 'Button › Primary › play-test',
      message: 'No button.\nat play (button.stories.js:3:5)\nat run (runner.js:9:1)',
    },
    { file: 'broken.test.ts', test: '', message: 'no such module: x' },
  ]);
});

it('sums the counts of several reports', () => {
  const { numPassedTests, numFailedTests, testResults } = joinReports([report, report]);
  expect([numPassedTests, numFailedTests, testResults.length]).toEqual([2, 2, 4]);
});

it("names the failures of Playwright's report by project, suite and title, and counts its errors outside tests", () => {
  const spec = (title: string, status: 'expected' | 'unexpected', message?: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const converted = fromPlaywright({
    config: { rootDir: '/shop/e2e' },
    suites: [
      {
        title: 'cart.test.ts',
        file: 'cart.test.ts',
        specs: [spec('adds', 'expected')],
        suites: [{ title: 'coupon', specs: [spec('saves', 'unexpected', 'Error: no toast\n    at a.ts:1')] }],
      },
    ],
    errors: [{ message: 'no such module: x' }],
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
  } as unknown as JSONReport);
  expect(failuresOf(converted)).toEqual([
    { file: '/shop/e2e/cart.test.ts', test: 'phone › coupon › saves', message: 'Error: no toast\nat a.ts:1' },
    { file: '/shop/e2e', test: '', message: 'no such module: x' },
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = converted;
  expect([numPassedTests, numFailedTests, numPendingTests]).toEqual([1, 1, 2]);
});
