import { existsSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** A test in a report. One that could not be loaded, or an error outside the tests, is a failed test too. */
export interface TestResult {
  /** File and title. */
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The error message with the stack trace; empty when the test has not failed. */
  readonly message: string;
  /** IDs of the states that the story has asserted. */
  readonly states: readonly string[];
}

/** Reads a JUnit report, which Playwright Test and Vitest write alike. Empty when there is none. */
export function readReport(path: string): readonly TestResult[] {
  if (!existsSync(path)) return [];
  const { document } = new JSDOM(readFileSync(path, 'utf8'), { contentType: 'text/xml' }).window;
  return [...document.querySelectorAll('testcase')].map((test) => {
    const failure = test.querySelector('failure, error');
    const read = (element: Element, name: string) => element.getAttribute(name) ?? '';
    return {
      name: `${read(test, 'classname')} › ${read(test, 'name')}`,
      outcome: failure ? 'failed' : test.querySelector('skipped') ? 'skipped' : 'passed',
      message: failure?.textContent.trim() ?? '',
      states: [...test.querySelectorAll('property[name="state"]')].map((state) => read(state, 'value')),
    };
  });
}
