import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { type BrandTheme, brandColors } from '../src/theme/brand.ts';

interface Brand extends BrandTheme {
  readonly name: string;
  readonly wordmark?: { readonly width: number; readonly height: number; readonly path: string } | undefined;
}

/** A drawing in units of its own, whose box begins at `x`, `y`. */
interface Mark {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** -1 when y grows upwards. */
  readonly direction: 1 | -1;
}

/** A wider wordmark could not be read in an icon. */
const WIDEST_WORDMARK = 2;
const cornerRadius = { square: 0, regular: 10, round: 18 };

/** Returns the icons of a brand by the names of the files in `public` that they replace: its wordmark or its initial above the tape, in its colours. */
export async function brandIcons(brand: Brand): Promise<Readonly<Record<string, string | Buffer>>> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (size * 72) / 64 })
      .resize(size)
      .png({ palette: true })
      .toBuffer();
  const icon = drawIcon(brand, cornerRadius[brand.corners ?? 'regular']);
  return {
    'icon.svg': icon,
    'icon-192.png': await png(icon, 192),
    'icon-512.png': await png(icon, 512),
    // The system rounds these two, and may cut a fifth of the other one off.
    'apple-touch-icon.png': await png(drawIcon(brand, 0), 180),
    'icon-maskable-512.png': await png(drawIcon(brand, 0, 0.8), 512),
  };
}

function drawIcon(brand: Brand, radius: number, scale = 1): string {
  const { cloth, onCloth, tape, tapeInk } = brandColors(brand).light;
  const edge = 32 * (1 - scale);
  const tapePath =
    radius &&
    `M0 48h64v${16 - radius}a${radius} ${radius} 0 0 1-${radius} ${radius}H${radius}A${radius} ${radius} 0 0 1 0 ${64 - radius}z`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<title>${brand.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<rect width="64" height="64" rx="${radius}" fill="${cloth}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})">`,
    drawMark(brand, onCloth),
    `<path d="${tapePath || 'M0 48h64v16H0z'}" fill="${tape}"/>`,
    `<path d="M6 48v8M14 48v5M22 48v5M30 48v8M38 48v5M46 48v5M54 48v8" stroke="${tapeInk}" stroke-width="2"/>`,
    '</g></svg>',
  ].join('');
}

/** Draws the mark in the middle of the space above the tape; nothing for an initial that the fonts do not have. */
function drawMark(brand: Brand, color: string): string {
  const mark = wordmarkOf(brand) ?? initialOf(brand.name);
  if (!mark) return '';
  const { path, x, y, width, height, direction } = mark;
  const scale = Math.min(40 / width, 26 / height);
  const [left, top] = [32 - scale * (x + width / 2), 27 - scale * direction * (y + height / 2)];
  return `<path d="${path}" fill="${color}" transform="translate(${left} ${top}) scale(${scale} ${scale * direction})"/>`;
}

function wordmarkOf({ wordmark }: Brand): Mark | undefined {
  if (!wordmark || wordmark.width > wordmark.height * WIDEST_WORDMARK) return undefined;
  return { ...wordmark, x: 0, y: 0, direction: 1 };
}

function initialOf(name: string): Mark | undefined {
  const initial = name.codePointAt(0) ?? 0;
  const fonts = ['anek-latin-wide', 'anek-devanagari-bold'].map(
    (font) => create(readFileSync(new URL(`../src/theme/fonts/${font}.woff2`, import.meta.url))) as Font,
  );
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(initial));
  if (!font) return undefined;
  const { path, bbox } = font.glyphForCodePoint(initial);
  const [width, height] = [bbox.maxX - bbox.minX, bbox.maxY - bbox.minY];
  return { path: path.toSVG(), x: bbox.minX, y: bbox.minY, width, height, direction: -1 };
}
