import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boundsOf, unionOf } from './geometry/outline.ts';
import { toSvg } from './geometry/path.ts';
import {
  type GarmentSpec,
  garmentKinds,
  garmentViews,
  type RenderOptions,
  renderGarment,
  silhouettes,
} from './index.ts';
import { anyOptions, anySpec } from './testing/arbitrary-spec.ts';
import { findSvgErrors, idsOf } from './testing/check-svg.ts';
import { drawView } from './views.ts';

const breton: GarmentSpec = {
  kind: 't-shirt',
  colourway: 'kora',
  trim: 'neel',
  pattern: { name: 'breton', ink: 'neel' },
};
const front: RenderOptions = { view: 'front', tint: 'peach', seed: 7 };

describe('renderGarment', () => {
  it('gives the same text for the same spec, options and seed, and another text and other ids for another seed', () => {
    const svg = renderGarment(breton, front);
    expect(renderGarment({ ...breton }, { ...front })).toBe(svg);
    const other = renderGarment(breton, { ...front, seed: 8 });
    expect(other).not.toBe(svg);
    // So that one page can contain both.
    const ids = idsOf(svg);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => idsOf(other).includes(id))).toEqual([]);
  });

  it('writes valid SVG for any spec and options', () => {
    fc.assert(
      fc.property(anySpec, anyOptions, (spec, options) => {
        expect(findSvgErrors(renderGarment(spec, options))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('omits paper and chalk line on request', () => {
    const cutOut = renderGarment(breton, { ...front, ground: 'none', chalk: 'none' });
    const whole = renderGarment(breton, front);
    for (const part of ['radialGradient', 'stroke-dasharray="9 6"']) {
      expect(cutOut).not.toContain(part);
      expect(whole).toContain(part);
    }
  });

  it('keeps the top 72 pixels clear with headroom for buttons', async () => {
    const height = 100;
    for (const kind of ['kurta', 'crop-tee', 'saree', 'maxi-dress'] as const) {
      const svg = renderGarment(
        { kind, colourway: 'neel' },
        { ...front, ground: 'none', headroom: 'buttons' },
      );
      const picture = sharp(Buffer.from(svg), { density: 14.4 }).resize(80, height).ensureAlpha();
      const alpha = await picture.extractChannel(3).raw().toBuffer();
      const clearRows = Math.floor((72 / 500) * height) - 1;
      expect(Math.max(...alpha.subarray(0, clearRows * 80)), kind).toBeLessThan(40);
    }
  });

  it('draws each silhouette of a kind in an outline of its own', async () => {
    for (const kind of garmentKinds) {
      const masks = silhouettes.map((silhouette) => {
        const { drawing } = drawView({ kind, colourway: 'neel', silhouette }, 'front', front.seed);
        const outline = unionOf(drawing.outlines);
        const { left, top, right, bottom } = boundsOf(outline);
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="40" height="50"><path d="${toSvg(outline)}" fill-rule="evenodd"/></svg>`;
        return sharp(Buffer.from(svg)).extractChannel(3).threshold(200).raw().toBuffer();
      });
      const drawn = await Promise.all(masks);
      for (const [index, mask] of drawn.entries()) {
        for (const other of drawn.slice(index + 1)) {
          const different = mask.filter((value, pixel) => value !== other[pixel]).length;
          expect(different / mask.length, `${kind} ${index}`).toBeGreaterThan(0.01);
        }
      }
    }
  });

  it.each([
    [{ ...breton, kind: 'toga' }, front, /kind "toga"/],
    [{ ...breton, colourway: 'beige' }, front, /colourway "beige"/],
    [{ ...breton, trim: 'toString' }, front, /trim "toString"/],
    [{ ...breton, pattern: { name: 'tartan', ink: 'neel' } }, front, /pattern "tartan"/],
    [{ ...breton, pattern: { name: 'breton', ink: 'neel', scale: 0 } }, front, /scale 0/],
    [{ ...breton, chestArt: 'skull' }, front, /chestArt "skull"/],
    [{ ...breton, silhouette: 5 }, front, /silhouette "5"/],
    [{ ...breton, acrossInches: 0 }, front, /acrossInches 0/],
    [breton, { ...front, view: 'inside-out' }, /view "inside-out"/],
    [breton, { ...front, tint: 'puce' }, /tint "puce"/],
    [breton, { ...front, seed: 1.5 }, /Seed 1.5/],
  ])('rejects an unknown value and names it: %j %j', (spec, options, message) => {
    const untyped: (spec: never, options: never) => string = renderGarment;
    expect(() => untyped(spec as never, options as never)).toThrow(message);
  });
});

const standardDeviation = (values: Uint8Array): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

describe('every kind in every view', () => {
  const [width, height] = [40, 50];

  it.each(garmentKinds)('%s is valid SVG, is not blank and stays inside the frame', async (kind) => {
    for (const [index, view] of garmentViews.entries()) {
      const svg = renderGarment(
        { kind, colourway: 'rani', trim: 'haldi', silhouette: silhouettes[index] ?? 0 },
        { view, tint: 'mint', seed: 11, ground: 'none', chalk: view === 'detail' ? 'none' : 'line' },
      );
      expect(findSvgErrors(svg), view).toEqual([]);
      // Shadows and grain take most of the time.
      const unfiltered = Buffer.from(svg.replaceAll(/ filter="[^"]*"/g, ''));
      const pixels = await sharp(unfiltered, { density: 7.2 })
        .resize(width, height)
        .ensureAlpha()
        .raw()
        .toBuffer();
      const channel = (index: number) => pixels.filter((_, at) => at % 4 === index);
      const alpha = channel(3);
      const covered = alpha.filter((value) => value > 128).length / alpha.length;
      expect(covered, `${kind} ${view} covers too little`).toBeGreaterThan(0.08);
      expect(standardDeviation(channel(1)), `${kind} ${view} is flat`).toBeGreaterThan(12);
      if (view === 'detail') {
        expectInsideFrame(svg);
        continue;
      }
      const border = [...alpha].filter((_, index) => {
        const [x, y] = [index % width, Math.floor(index / width)];
        return x === 0 || y === 0 || x === width - 1 || y === height - 1;
      });
      expect(Math.max(...border), `${kind} ${view} touches the edge`).toBeLessThan(100);
    }
  });

  /** Expects the window of a close-up inside the frame, with its aspect ratio. */
  function expectInsideFrame(svg: string): void {
    const [left = -1, top = -1, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(width / height).toBeCloseTo(0.8);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(400);
    expect(top + height).toBeLessThanOrEqual(500);
  }
});
