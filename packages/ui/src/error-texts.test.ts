import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('every text of the error catalogue of the specification is shown by a story', () => {
  const [, section = ''] =
    /## 8\. Error catalogue\n(.*?)\n## 9/s.exec(read('../../../docs/specification.md')) ?? [];
  const texts = [...section.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(60);
  // Stories name the states whose texts they show.
  const files = [...globSync('screens/**/*.stories.tsx', { cwd: import.meta.dirname }), 'states.ts'];
  const shown = files.map(read).join('\n');
  const missing = texts.filter((text) => {
    const [longest = ''] = text.split(/\{\w+\}|Error: /).toSorted((a, b) => b.length - a.length);
    return !shown.includes(longest.trim());
  });
  expect(missing).toEqual([]);
});
