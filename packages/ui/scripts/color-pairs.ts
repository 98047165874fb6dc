/**
 * Prints, as JSON, every pair of colour roles that one rule of a component's stylesheet sets together: text on background. Colours that
 * meet only on the page (a Text on a Card) are not seen here; axe sees those, story by story.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

interface Found {
  on: string;
  surface: string;
  file: string;
}

const src = join(import.meta.dirname, '../src');
const found: Found[] = [];
let file = '';

setAdapter({
  appendCss: (css) => {
    if ('rule' in css) collect(css.rule, {});
  },
  registerClassName: () => {},
  registerComposition: () => {},
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => 'debug',
});

for (const path of globSync('{css,components,screens}/**/*.css.ts', { cwd: src }).toSorted()) {
  file = relative(src, join(src, path));
  setFileScope(file, 'ui');
  await import(join(src, path));
}
console.log(JSON.stringify(found));

/** The role a value paints with. A mixture is no role: what it looks like depends on what lies under it. */
function roleIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.includes('color-mix(')) return undefined;
  return /var\(--naap-color-(\w+)\)/.exec(value)?.[1];
}

/** A rule and the rules nested in it, which keep of the outer one what they do not set. */
function collect(rule: object, outer: { on?: string; surface?: string }): void {
  const entries = Object.entries(rule);
  const last = (names: readonly string[]) =>
    roleIn(entries.findLast(([property]) => names.includes(property))?.[1]);
  const on = last(['color']);
  const surface = last(['background', 'backgroundColor']);
  const pair = { ...outer, ...(on && { on }), ...(surface && { surface }) };
  if ((on || surface) && pair.on && pair.surface) found.push({ on: pair.on, surface: pair.surface, file });
  // A pseudo-element is drawn, not written: the text's colour does not stand on it.
  for (const [name, value] of entries)
    if (isRule(value)) collect(value, /::(before|after)/.test(name) ? {} : pair);
}

function isRule(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
