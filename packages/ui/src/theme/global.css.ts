// First, because this file fixes the order of the cascade layers.
import './layers.css.ts';
import './theme.css.ts';
import { languageScripts } from '@naap/messages/languages';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { layer } from '../css/layers.ts';
import { type } from '../css/type.ts';
import { focusRing } from '../css/utilities.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { devanagariFallbackFaces, fallbackFaces } from './generated/fonts.ts';
import { unicodeRange } from './unicode-range.ts';
import { wideFace } from './values.ts';

for (const [font, fontStretch] of [
  ['anek-latin', '100%'],
  ['anek-latin-wide', `${wideFace.stretch}%`],
] as const)
  globalFontFace('Anek Latin', {
    src: `url('./fonts/${font}.woff2') format('woff2')`,
    fontWeight: '400 800',
    fontStretch,
    fontDisplay: 'swap',
    unicodeRange: unicodeRange.latin,
  });
// In its own family, because browsers do not look up a character in faces of the same family that have other weights or widths.
globalFontFace('Anek Rupee', {
  src: "url('./fonts/anek-latin-rupee.woff2') format('woff2')",
  fontWeight: '400 800',
  fontDisplay: 'swap',
  unicodeRange: unicodeRange.rupee,
});
globalFontFace('Anek Name', { src: "url('./fonts/anek-name.woff2') format('woff2')", fontWeight: 800 });

// With the height of Anek Latin, whose letters are in the same lines.
const devanagari = {
  fontDisplay: 'swap',
  unicodeRange: unicodeRange.devanagari,
  ascentOverride: '90%',
  descentOverride: '20%',
} as const;
globalFontFace('Anek Devanagari', [
  { src: "url('./fonts/anek-devanagari.woff2') format('woff2')", fontWeight: '400 549', ...devanagari },
  { src: "url('./fonts/anek-devanagari-bold.woff2') format('woff2')", fontWeight: '550 800', ...devanagari },
]);

for (const face of fallbackFaces) globalFontFace('Anek Fallback', face);
for (const [family, faces] of Object.entries(devanagariFallbackFaces))
  globalFontFace(
    family,
    faces.map((face) => ({ ...face, unicodeRange: unicodeRange.devanagari })),
  );

function reset(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [layer.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: vars.color.paper,
  // Leaves room for the focus ring of an element that is scrolled into view.
  scrollPaddingBlock: vars.space[12],
  '@media': {
    // Keeps them clear of BottomNav and StickyBar. Not only where `:has` finds a bar: it would search the whole page after each change.
    [media.belowDesktop]: { scrollPaddingBlockEnd: 'min(9rem, 40vh)' },
  },
});
reset('body', {
  ...type.body,
  minBlockSize: '100svh',
  fontFamily: vars.font.latin,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});
// Only Latin letters are spaced. Other scripts join their letters, and need higher lines for the signs above and below them.
for (const [language, script] of Object.entries(languageScripts)) {
  const [spacing, leading] = script === 'Latn' ? ['1', '0'] : ['0', '0.3'];
  reset(`[lang|="${language}"]`, { vars: { '--tracking': spacing, '--leading': leading } });
  if (script === 'Deva')
    reset(`:root[lang|="${language}"]`, { vars: { [vars.font.latin]: vars.font.devanagari } });
}
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
// A long press on a control selects no text.
reset('button, label', { userSelect: 'none' });
reset('button', {
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
reset('input, select, textarea', { border: 0, borderRadius: 0, background: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
reset('img, svg, picture', { display: 'block', maxInlineSize: '100%' });
// Moves the icon and the border of a broken decorative image out of its box in Chromium, so that its background shows. A loaded image has no
// pseudo-elements.
reset('img[alt=""]::before', { content: '""', display: 'block', marginBlockStart: '-200vmax' });
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('dialog', { border: 0, color: 'inherit', maxInlineSize: 'none', maxBlockSize: 'none' });
reset('[hidden]', { display: 'none' });
// Marks a control that was pressed before the page was hydrated (RepeatEarlyPresses).
reset('[data-pressed]', { opacity: 0.6 });
reset(':focus-visible', focusRing);
reset('h1:focus, [tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });
// Bars, floating controls and toasts are not printed; a bar with the page's heading is.
reset('[data-keep-clear]:not(:has(h1), dialog *), [popover]', {
  '@media': { print: { display: 'none !important' } },
});
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: { animationDuration: '0.01ms', animationIterationCount: 1 },
  },
});
