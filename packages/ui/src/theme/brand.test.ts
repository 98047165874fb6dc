import { clampChroma, formatHex, wcagLuminance } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandColors, brandCss, brandFaults } from './brand.ts';
import { palette } from './palette.ts';
import { dark, light } from './roles.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

it("returns naap's colours for naap's accent and ink, and no rules for them", () => {
  const naap = { accent: palette.yellow, ink: palette.plum20 };
  expect(brandColors(naap)).toEqual({ light, dark });
  expect(brandColors({})).toEqual({ light, dark });
  expect(brandCss({})).toBe('');
  expect(brandCss(naap)).toBe('');
  expect(brandFaults({})).toEqual([]);
});

it('names the colour on which a text cannot be read, and how much contrast is missing', () => {
  const [first] = brandFaults({ accent: '#7a3b10' });
  expect(first).toMatch(
    /^brand\.accent is "#7a3b10": in the light theme, tapeInk on tape has a contrast of \d+(\.\d)?, and needs 7\.$/,
  );
  expect(brandFaults({ ink: '#8899aa' }).every((fault) => fault.startsWith('brand.ink is "#8899aa"'))).toBe(
    true,
  );
  expect(brandFaults({ ink: '#8899aa' })).not.toEqual([]);
  expect(brandFaults({ accent: '#7fe0c3', ink: '#0f2a43' })).toEqual([]);
});

it('gives each colour that it changes as six digits, and keeps errors, success, notes and offers', () => {
  fc.assert(
    fc.property(color, color, (accent, ink) => {
      const themes = brandColors({ accent, ink });
      for (const [theme, own] of [
        [themes.light, light],
        [themes.dark, dark],
      ] as const) {
        for (const value of Object.values(theme)) expect(value).toMatch(/^#[0-9a-f]{6}(99)?$/);
        const { danger, ok, info, rani } = theme;
        expect({ danger, ok, info, rani }).toEqual({
          danger: own.danger,
          ok: own.ok,
          info: own.info,
          rani: own.rani,
        });
      }
      expect(themes.light).toMatchObject({ tape: accent, ink });
      expect(wcagLuminance(themes.light.tapePressed)).toBeLessThanOrEqual(wcagLuminance(accent));
    }),
  );
});

it('gives every light accent and dark ink enough contrast', () => {
  const shade = (lightness: readonly [number, number], chroma: number) =>
    fc
      .record({
        l: fc.double({ min: lightness[0], max: lightness[1], noNaN: true }),
        c: fc.double({ min: 0, max: chroma, noNaN: true }),
        h: fc.double({ min: 0, max: 360, noNaN: true }),
      })
      .map((values) => formatHex(clampChroma({ mode: 'oklch', ...values }, 'oklch')));
  fc.assert(
    fc.property(shade([0.82, 0.93], 0.25), shade([0.12, 0.24], 0.12), (accent, ink) => {
      expect(brandFaults({ accent, ink })).toEqual([]);
    }),
  );
});

it('changes the corners, and the colours of both themes', () => {
  expect(brandCss({ corners: 'square' })).toBe(
    ':root{--naap-radius-tile:0;--naap-radius-control:0;--naap-radius-card:0;--naap-radius-sheet:0}',
  );
  const css = brandCss({ accent: '#7fe0c3' });
  expect(css).toMatch(/^:root\{--naap-color-tape:#7fe0c3;/);
  expect(css).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){--naap-color-tape:#7fe0c3;',
  );
});

it('gives the shadows the ink of the brand', () => {
  const css = brandCss({ ink: '#0f2a43' });
  expect(css).toContain('--naap-shadow-lift:0 1px 3px 0 #0f2a4322');
  expect(css).not.toContain('#2d1523');
});
