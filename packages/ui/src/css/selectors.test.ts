import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = globSync('**/*.css.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** The browser searches the whole page for such a selector after each change (docs/decisions/interactions.md, 3). */
const rootHas = /(:root|\bhtml|\bbody|\bmain)[^\s'`{]*:has\(/;

it('finds the stylesheets', () => expect(sources.length).toBeGreaterThan(50));

it.each(sources)('%s has no :has on the root', (source) => {
  expect(readFileSync(new URL(`../${source}`, import.meta.url), 'utf8')).not.toMatch(rootHas);
});
