import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReport } from './reports.ts';

it('reads passed, failed and skipped tests, and errors outside tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naap-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.xml');
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites>
  <testsuite name="stories.spec.ts" hostname="light-390">
    <testcase name="Cart › Empty" classname="stories.spec.ts" time="1">
      <properties><property name="state" value="cart--empty"></property></properties>
    </testcase>
    <testcase name="Cart › Full" classname="stories.spec.ts" time="1">
      <failure message="expected null" type="FAILURE"><![CDATA[Error: <p> has no name]]></failure>
    </testcase>
  </testsuite>
  <testsuite name="vitest unhandled errors">
    <testcase classname="a.test.ts" name="is skipped"><skipped/></testcase>
    <testcase classname="vitest unhandled errors" name="Error: late"><error message="late"> at a.ts:1 </error></testcase>
  </testsuite>
</testsuites>`,
  );
  const test = { outcome: 'passed', message: '', states: [] } as const;
  expect(readReport(file)).toEqual([
    { ...test, name: 'stories.spec.ts › Cart › Empty', states: ['cart--empty'] },
    { ...test, name: 'stories.spec.ts › Cart › Full', outcome: 'failed', message: 'Error: <p> has no name' },
    { ...test, name: 'a.test.ts › is skipped', outcome: 'skipped' },
    { ...test, name: 'vitest unhandled errors › Error: late', outcome: 'failed', message: 'at a.ts:1' },
  ]);
  expect(readReport(join(folder, 'none.xml'))).toEqual([]);
});
