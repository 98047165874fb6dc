import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  defineConfig,
  type LintRuleLonghand,
  parse,
  RECOMMENDED_CONFIG,
  type TokenNormalizedSet,
} from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import type { StyleRule } from '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { formatHex, formatHex8 } from 'culori';
import { describe, expect, test } from 'vitest';
import { type, weight } from '../css/type.ts';
import { breakpoints, media } from './breakpoints.ts';

type Variables = Readonly<Record<string, string>>;
interface Rule {
  readonly vars: Variables;
  readonly '@media'?: Readonly<Record<string, Rule>>;
}

/** Returns the rules of the theme's stylesheet by their selectors. Node evaluates it, because Vitest removes the CSS of what it imports. */
function stylesheet(): Readonly<Record<string, Rule>> {
  const rules: Record<string, Rule> = {};
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'global') rules[css.selector] = Object(css.rule)['@layer'].tokens;
    },
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'debug',
  });
  setFileScope('theme.css.ts', 'ui');
  createRequire(import.meta.url)('./theme.css.ts');
  endFileScope();
  removeAdapter();
  return rules;
}

/** Returns the tokens of a theme's file. Throws when the file does not follow the format. */
async function read(theme: string): Promise<TokenNormalizedSet> {
  const filename = new URL(`./generated/${theme}.tokens.json`, import.meta.url);
  const lint = {
    rules: {
      ...RECOMMENDED_CONFIG,
      'core/consistent-naming': ['error', { format: 'camelCase' }] satisfies LintRuleLonghand,
      // The format has no other unit.
      'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] satisfies LintRuleLonghand,
    },
  };
  const config = defineConfig({ lint }, { cwd: filename });
  return (await parse({ filename, src: readFileSync(filename, 'utf8') }, { config })).tokens;
}

/** Returns the CSS of each token; an alias is the name of its token. */
function css(tokens: TokenNormalizedSet) {
  const options = { tokensSet: tokens, permutation: {}, color: { legacyHex: true } };
  const entries = Object.entries(tokens).map(
    ([name, token]) =>
      [name, transformCSSValue(token, { ...options, transformAlias: ({ id }) => id })] as const,
  );
  return (group: string) =>
    Object.fromEntries(
      entries.flatMap(([name, value]) => (name.startsWith(group) ? [[name.slice(group.length), value]] : [])),
    );
}

/** Returns the values of variables by the names of their tokens, and the same text for the same value. */
const comparable = (variables: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name.replace(/^var\(--naap-(.+)\)$/, '$1').replaceAll('-', '.'),
      (String(value).startsWith('#') ? formatHex8(String(value)) : String(value))
        ?.replaceAll('"', "'")
        .replaceAll(/\b0px\b/g, '0'),
    ]),
  );

/** Returns what the token of a type style in one size should be. It has no variables of languages, and its letter spacing is in rem. */
function typography(style: StyleRule, fontSize: string) {
  const first = (value: unknown) => Number.parseFloat(String(value).replace('calc(', ''));
  const [size, line, tracking] = [first(fontSize), first(style.lineHeight), first(style.letterSpacing ?? 0)];
  const lineHeight = String(style.lineHeight).endsWith('rem') ? line / size : line;
  const rounded = (value: number) => String(Math.round(value * 1e4) / 1e4);
  return {
    'font-family': 'font.latin',
    'font-size': fontSize,
    'font-weight': String(style.fontWeight),
    'letter-spacing': `${rounded(tracking * size)}rem`,
    'line-height': rounded(lineHeight),
  };
}

const rules = stylesheet();
const root = rules[':root'];
const conditions = { narrow: media.narrow, huge: media.huge, reducedMotion: media.reducedMotion };

describe.each([
  ['light', root?.vars],
  ['dark', { ...root?.vars, ...rules[':root[data-theme="dark"]']?.['@media']?.screen?.vars }],
])('the %s tokens', async (theme, variables = {}) => {
  const file = await read(theme);
  const tokens = css(file);

  test('have the value of each CSS variable', () => {
    const others = ['breakpoint', 'type', 'weight', ...Object.keys(conditions)];
    const unconditional = Object.entries(tokens('')).filter(
      ([name]) => !others.includes(name.split('.')[0] ?? ''),
    );
    expect(comparable(Object.fromEntries(unconditional))).toEqual(comparable(variables));
  });

  test('have the same colour in its components and as hex', () => {
    const values = tokens('');
    for (const { id, $type, $value } of Object.values(file))
      if ($type === 'color') expect($value.hex, id).toBe(formatHex(String(values[id])));
  });

  test('have the values of the variables under media conditions', () => {
    const found = Object.keys(conditions).map((name) => comparable(tokens(`${name}.`)));
    const expected = Object.values(conditions).map((condition) => root?.['@media']?.[condition]?.vars ?? {});
    expect(found).toEqual(expected.map(comparable));
    expect(Object.keys(root?.['@media'] ?? {})).toEqual(Object.values(conditions));
  });

  test('have the breakpoints and the weights', () => {
    const strings = (values: object, unit = '') =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}${unit}`]));
    expect(tokens('breakpoint.')).toEqual(strings(breakpoints, 'px'));
    expect(tokens('weight.')).toEqual(strings(weight));
  });

  test('have the styles of the type scale', () => {
    const { brand, ...styles } = type;
    const expected = Object.entries(styles).flatMap(([name, style]) => {
      const [, min, max] = /clamp\((\S+), .+, (\S+)\)/.exec(String(style.fontSize)) ?? [];
      return [
        [name, typography(style, min ?? String(style.fontSize))],
        ...(max ? [[`largest.${name}`, typography(style, max)]] : []),
      ];
    });
    expect(tokens('type.')).toEqual(Object.fromEntries(expected));
  });
});
