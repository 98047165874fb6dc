/**
 * Prints, as JSON, every pair of text and background roles that one rule of a stylesheet sets. Pairs that are set by two elements
 * (a Text on a Card) are not found here; axe finds them in the stories.
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

/** Returns the colour role that a value refers to. A `color-mix()` has none. */
function roleIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.includes('color-mix(')) return undefined;
  return /var\(--naap-color-(\w+)\)/.exec(value)?.[1];
}

/** Collects the pairs of a rule and of its nested rules, which inherit the colours they do not set. */
function collect(rule: object, outer: { on?: string; surface?: string }): void {
  const entries = Object.entries(rule);
  const last = (names: readonly string[]) =>
    roleIn(entries.findLast(([property]) => names.includes(property))?.[1]);
  const on = last(['color']);
  const surface = last(['background', 'backgroundColor']);
  const pair = { ...outer, ...(on && { on }), ...(surface && { surface }) };
  if ((on || surface) && pair.on && pair.surface) found.push({ on: pair.on, surface: pair.surface, file });
  // Pseudo-elements contain no text, so the text colour of the outer rule does not apply to them.
  for (const [name, value] of entries)
    if (isRule(value)) collect(value, /::(before|after)/.test(name) ? {} : pair);
}

function isRule(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
