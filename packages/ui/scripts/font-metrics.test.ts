import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { devanagariFallbackFaces, fallbackFaces } from '../src/theme/generated/fonts.ts';
import { wideFace } from '../src/theme/values.ts';
import { readMetrics } from './font-metrics.ts';

const fonts = join(import.meta.dirname, '../src/theme/fonts');
const LETTERS = ' abcdefghijklmnopqrstuvwxyz';

const readServed = async (name: string, variationAxes: Record<string, number> = {}) =>
  readMetrics(
    await subsetFont(readFileSync(join(fonts, name)), LETTERS, { targetFormat: 'truetype', variationAxes }),
  );
const text = await readServed('anek-latin.woff2', { wght: 450 });
const wide = await readServed('anek-latin-wide.woff2');
const share = (percent: string) => Number.parseFloat(percent) / 100;

// Liberation Sans has Arial's widths and is installed on most Linux systems.
const liberation = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

describe.each([
  ['100%', text],
  [`${wideFace.stretch}%`, wide],
])('the fallback face for the width %s', (stretch, anek) => {
  const face = fallbackFaces.find(({ fontStretch }) => fontStretch === stretch);
  const size = share(face?.sizeAdjust ?? '');

  test('has the line height of Anek', () => {
    expect(share(face?.ascentOverride ?? '') * size).toBeCloseTo(anek.ascent / anek.unitsPerEm, 3);
    expect(share(face?.descentOverride ?? '') * size).toBeCloseTo(anek.descent / anek.unitsPerEm, 3);
    expect(share(face?.lineGapOverride ?? '') * size).toBeCloseTo(anek.lineGap / anek.unitsPerEm, 3);
  });

  test.skipIf(!existsSync(liberation))('scales Arial to the average width of Anek', () => {
    const arial = readMetrics(readFileSync(liberation));
    expect(size * arial.averageAdvance).toBeCloseTo(anek.averageAdvance, 3);
  });
});

const devanagariFaces = Object.entries(devanagariFallbackFaces).flatMap(([family, faces]) =>
  faces.map((face) => ({ family, ...face })),
);

test.each(devanagariFaces)('$family has the line height of Anek at weight $fontWeight', (face) => {
  const size = share(face.sizeAdjust);
  expect(share(face.ascentOverride) * size).toBeCloseTo(text.ascent / text.unitsPerEm, 3);
  expect(share(face.descentOverride) * size).toBeCloseTo(text.descent / text.unitsPerEm, 3);
});

test('Anek Devanagari has the space, so that the late Latin font moves no text in Hindi', async () => {
  const font = await subsetFont(readFileSync(join(fonts, 'anek-devanagari.woff2')), ' क', {
    targetFormat: 'truetype',
  });
  expect(create(font)).toHaveProperty('characterSet', expect.arrayContaining([0x20, 0x915]));
});

test('the face of the rupee sign has its glyph', async () => {
  const face = readFileSync(join(fonts, 'anek-latin-rupee.woff2'));
  const [empty, rupee] = await Promise.all(
    ['a', '₹'].map((text) => subsetFont(face, text, { targetFormat: 'truetype' })),
  );
  expect(rupee?.length).toBeGreaterThan(empty?.length ?? Number.POSITIVE_INFINITY);
});
