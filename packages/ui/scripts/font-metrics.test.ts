import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { fallbackFaces } from '../src/theme/generated/fonts.ts';
import { readMetrics } from './font-metrics.ts';

const fonts = join(import.meta.dirname, '../src/theme/fonts');
const LETTERS = ' abcdefghijklmnopqrstuvwxyz';

/** Metrics of the body text's font instance, from the file that is served. */
const body = readMetrics(
  await subsetFont(readFileSync(join(fonts, 'anek-latin.woff2')), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 450 },
  }),
);
const share = (percent: string) => Number.parseFloat(percent) / 100;

describe.each(fallbackFaces)('$family', (face) => {
  const size = share(face.sizeAdjust);

  test('has the line height of Anek', () => {
    expect(share(face.ascentOverride) * size).toBeCloseTo(body.ascent / body.unitsPerEm, 3);
    expect(share(face.descentOverride) * size).toBeCloseTo(body.descent / body.unitsPerEm, 3);
    expect(share(face.lineGapOverride) * size).toBeCloseTo(body.lineGap / body.unitsPerEm, 3);
  });
});

// Liberation Sans has Arial's widths and is installed on most Linux systems.
const liberation = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

test.skipIf(!existsSync(liberation))('scales Arial to the average width of Anek', () => {
  const arial = readMetrics(readFileSync(liberation));
  const face = fallbackFaces.find(({ family }) => family === 'Anek Fallback Arial');
  expect(share(face?.sizeAdjust ?? '') * arial.averageAdvance).toBeCloseTo(body.averageAdvance, 3);
});

test('the face of the rupee sign has its glyph', async () => {
  const face = readFileSync(join(fonts, 'anek-latin-rupee.woff2'));
  const [empty, rupee] = await Promise.all(
    ['a', '₹'].map((text) => subsetFont(face, text, { targetFormat: 'truetype' })),
  );
  expect(rupee?.length).toBeGreaterThan(empty?.length ?? Number.POSITIVE_INFINITY);
});
