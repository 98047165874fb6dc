import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('puts no :has on the root, for which the browser would search the whole page after each change', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const sources = globSync('**/*.css.ts', { cwd });
  expect(sources.length).toBeGreaterThan(50);
  const rootHas = /(:root|\bhtml|\bbody|\bmain)[^\s'`{]*:has\(/;
  expect(sources.filter((source) => rootHas.test(readFileSync(join(cwd, source), 'utf8')))).toEqual([]);
});
