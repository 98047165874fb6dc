/**
 * Subsets the two typefaces into `src/theme/fonts` and writes `src/theme/generated/fonts.ts`.
 *
 * - Anek Latin: basic Latin in two files, which a first visit loads. The one for text has every weight at the normal width and no kerning; the one
 *   for headings and buttons has kerning, one weight and one width. One file with both axes and kerning would be 48 kB instead of 29 kB.
 * - The rupee sign is in the family's latin-ext file, and the subsetter cannot merge two fonts. So it becomes a face with one glyph in all weights,
 *   limited to U+20B9. It is a file, because every page would contain it inlined.
 * - The shop's name in its own width and weight: a subset of its letters. Pages for phones do not load it.
 * - Anek Devanagari: loaded by unicode-range only if a page shows Devanagari. Regular and bold are separate files, because one
 *   variable file is as large as both, and a page of addresses needs the regular one only.
 * - The shop's name in Devanagari: a subset of its letters, inlined, for the cover of the sign-in screen.
 * - The logo of Storybook's sidebar: the shop's name over a piece of tape, with its letters inlined.
 * - Fallback faces: system fonts, scaled and shifted to the metrics of Anek's two widths and of its Devanagari, so that the font swap moves little.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { naap } from '@naap/content';
import subsetFont from 'subset-font';
import { dark, light } from '../src/theme/roles.ts';
import { wideFace } from '../src/theme/values.ts';
import { averageAdvance, type FontMetrics, readMetrics } from './font-metrics.ts';

const { name: shopName, devanagari: devanagariLetters = '' } = naap.brand;

const theme = join(import.meta.dirname, '../src/theme');
const fonts = join(theme, 'fonts');

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const BASIC_LATIN = `${ASCII}\u00a0©®°²·×éèçñüöäâ–—‘’“”…′″•−™`;
const RUPEE = '₹';
/** With the space, which is then as wide before the Latin font has arrived as after it. */
const DEVANAGARI = ` ${Array.from({ length: 128 }, (_, index) => String.fromCharCode(0x900 + index)).join('')}\u200c\u200d`;

const NUMERALS = ['tnum', 'lnum'];
/** The features that shape Devanagari and place its marks. Letter spacing (`dist`) and alternates, a fifth of the file, are left out. */
const SHAPING = [
  ...['akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'nukt'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'ccmp', 'liga'],
  ...['abvm', 'blwm', 'mark', 'mkmk'],
];
const WIDE = { wght: wideFace.weight, wdth: wideFace.stretch };

/** Fonts with about the same widths, shown while Anek loads, and Arial's advance widths of a to z and the space in font units. Roboto's are 0.3 % wider. */
const FALLBACK = {
  local: ['Roboto', 'Arial', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'],
  unitsPerEm: 1000,
  widths:
    '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
};

/**
 * System fonts for Devanagari, and Anek's width relative to each of them, regular and bold, over the Hindi messages; the texts differ from it by
 * 2 % (standard deviation). The last font of each list has no bold file: its regular letters are shown until ours arrive.
 */
const DEVANAGARI_FALLBACK = [
  {
    family: 'Noto Devanagari',
    regular: {
      scale: 1.014,
      local: ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular'],
    },
    bold: {
      scale: 0.994,
      local: [
        'Noto Sans Devanagari Bold',
        'NotoSansDevanagari-Bold',
        'Noto Sans Devanagari',
        'NotoSansDevanagari-Regular',
      ],
    },
  },
  {
    family: 'Lohit Devanagari Scaled',
    regular: { scale: 1.0295, local: ['Lohit Devanagari', 'Lohit-Devanagari'] },
    bold: { scale: 1.0777, local: ['Lohit Devanagari', 'Lohit-Devanagari'] },
  },
];

async function source(family: 'latin' | 'devanagari', path: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/anek-${family}/${path}`)));
}

/** Returns Arial's average advance width, in em. */
function arialAdvance(): number {
  const widths = FALLBACK.widths.split(' ').map(Number);
  const advance = (character: string) =>
    widths[character === ' ' ? 26 : character.charCodeAt(0) - 'a'.charCodeAt(0)] ?? 0;
  return averageAdvance(advance, FALLBACK.unitsPerEm);
}

/** Returns the descriptors that scale and shift system fonts to the metrics of Anek. */
function fallbackFace(anek: FontMetrics, local: readonly string[], sizeAdjust: number) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const override = (units: number) => percent(units / anek.unitsPerEm / sizeAdjust);
  return {
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: override(anek.ascent),
    descentOverride: override(anek.descent),
    lineGapOverride: override(anek.lineGap),
  };
}

/** Returns the Brandmark as SVG. Its text colour follows the system's theme, as Storybook's own interface does. */
function brandMark(letters: Buffer): string {
  const ticks = (every: number, length: number, width: number) =>
    Array.from({ length: Math.ceil(90 / every) }, (_, at) => `M${at * every + width / 2} 34v${length}`).join(
      '',
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 43" width="90" height="43"><title>${shopName}</title><style>
@font-face{font-family:mark;src:url(data:font/woff2;base64,${letters.toString('base64')})}
text{font:36px mark;letter-spacing:-.045em;fill:${light.ink}}
@media (prefers-color-scheme:dark){text{fill:${dark.ink}}}
</style><text x="0" y="26" textLength="90">${shopName}</text><path fill="${light.tape}" d="M0 34h90v9H0z"/><path stroke="${light.tapeInk}" d="${ticks(5, 4, 1)}"/><path stroke="${light.tapeInk}" stroke-width="1.5" d="${ticks(25, 7, 1.5)}"/></svg>
`;
}

await mkdir(fonts, { recursive: true });
await mkdir(join(theme, 'generated'), { recursive: true });
const latin = await source('latin', 'files/anek-latin-latin-wdth-normal.woff2');
const latinExt = await source('latin', 'files/anek-latin-latin-ext-wdth-normal.woff2');
const devanagari = await source('devanagari', 'files/anek-devanagari-devanagari-wght-normal.woff2');

const woff2 = { targetFormat: 'woff2' as const };
/** The shop's name. */
const NAME = {
  ...woff2,
  variationAxes: { wght: 800, wdth: 122 },
  dropTables: ['GPOS', 'GSUB', 'GDEF', 'STAT', 'HVAR'],
};
const files = {
  'anek-latin.woff2': await subsetFont(latin, BASIC_LATIN, {
    ...woff2,
    variationAxes: { wght: { min: 400, max: 800 }, wdth: 100 },
    keepFeatures: NUMERALS,
    // The browser finds the widths of weights in the outlines too.
    dropTables: ['STAT', 'HVAR', 'GDEF'],
  }),
  'anek-latin-wide.woff2': await subsetFont(latin, BASIC_LATIN, {
    ...woff2,
    variationAxes: WIDE,
    keepFeatures: ['kern', ...NUMERALS],
    dropTables: ['STAT'],
  }),
  'anek-devanagari.woff2': await subsetFont(devanagari, DEVANAGARI, {
    ...woff2,
    variationAxes: { wght: 450 },
    keepFeatures: SHAPING,
    dropTables: ['STAT'],
  }),
  'anek-devanagari-bold.woff2': await subsetFont(devanagari, DEVANAGARI, {
    ...woff2,
    variationAxes: { wght: 700 },
    keepFeatures: SHAPING,
    dropTables: ['STAT'],
  }),
  'anek-latin-rupee.woff2': await subsetFont(latinExt, RUPEE, {
    ...woff2,
    variationAxes: { wght: { min: 400, max: 800 }, wdth: 100 },
    dropTables: ['GPOS', 'GSUB', 'GDEF', 'STAT', 'HVAR'],
  }),
  'anek-name.woff2': await subsetFont(latin, shopName, NAME),
};
const devanagariName = await subsetFont(devanagari, devanagariLetters, {
  ...woff2,
  variationAxes: { wght: 700 },
});
const instance = (variationAxes: Record<string, number>) =>
  subsetFont(latin, BASIC_LATIN, { targetFormat: 'truetype', variationAxes });

for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(fonts, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
console.log(`${devanagariLetters}, inlined: ${devanagariName.length} bytes`);

await writeFile(
  join(import.meta.dirname, '../../../.storybook/public/brand.svg'),
  brandMark(files['anek-name.woff2']),
);

await writeFile(join(fonts, 'OFL.txt'), await source('latin', 'LICENSE'));

const anekText = readMetrics(await instance({ wght: 450, wdth: 100 }));
const fallbackOf = (anek: FontMetrics, stretch: number) => ({
  fontStretch: `${stretch}%`,
  ...fallbackFace(anek, FALLBACK.local, anek.averageAdvance / arialAdvance()),
});
const fallbackFaces = [
  fallbackOf(anekText, 100),
  fallbackOf(readMetrics(await instance(WIDE)), wideFace.stretch),
];
// With the height of the Latin face: a line of both has one baseline, whichever of them is first.
const devanagariFallbackFaces = Object.fromEntries(
  DEVANAGARI_FALLBACK.map(({ family, regular, bold }) => [
    family,
    [
      { fontWeight: '400 549', ...fallbackFace(anekText, regular.local, regular.scale) },
      { fontWeight: '550 800', ...fallbackFace(anekText, bold.local, bold.scale) },
    ],
  ]),
);
await writeFile(
  join(theme, 'generated/fonts.ts'),
  `// Written by scripts/fonts.ts (pnpm generate). Do not edit.
export const devanagariNameFace = 'data:font/woff2;base64,${devanagariName.toString('base64')}';

export const fallbackFaces = ${JSON.stringify(fallbackFaces, null, 2)} as const;

export const devanagariFallbackFaces = ${JSON.stringify(devanagariFallbackFaces, null, 2)} as const;
`,
);
