import { globalStyle } from '@vanilla-extract/css';
import { cloth } from '../../css/cloth.ts';
import { layer } from '../../css/layers.ts';
import { style } from '../../css/screen.ts';
import { tape } from '../../css/tape.ts';
import { bottomTapeHeight, focusRingInset, plainEdges, tabMark, topTapeHeight } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const HEIGHT = '48px';
/** The height of BottomNav, with its border. */
const NAV_HEIGHT = `calc(69px + max(${vars.space[8]}, env(safe-area-inset-bottom)))`;

/** At the end of the viewport. */
const atTheEnd = { position: 'fixed', zIndex: vars.z.nav, insetInline: 0 } as const;

export const strip = style({
  ...cloth,
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: HEIGHT,
  selectors: { '&:focus-visible': focusRingInset },
  '@media': {
    [media.desktop]: { ...atTheEnd, insetBlockEnd: 0 },
    print: { display: 'none' },
  },
});

/** On a phone, above the bottom navigation, and hidden with it while the shopper types. */
export const aboveNav = style({
  '@media': {
    [media.belowDesktop]: {
      ...atTheEnd,
      insetBlockEnd: NAV_HEIGHT,
      selectors: { '&[data-typing]': { display: 'none' } },
    },
  },
});

// The end of the page can be scrolled above the tape.
const room = { content: '""', display: 'block', blockSize: HEIGHT } as const;
globalStyle(`body:has(${aboveNav})::after`, { '@layer': { [layer.screens]: room } });
globalStyle(`body:has(${strip})::after`, {
  '@layer': { [layer.screens]: { '@media': { [media.desktop]: room } } },
});
globalStyle(`:root:has(${strip})`, {
  '@layer': {
    [layer.screens]: {
      vars: { [bottomTapeHeight]: HEIGHT, ...plainEdges, [tabMark]: 'transparent' },
    },
  },
});

// Above the page of a phone.
globalStyle(`:root:has(${strip}:not(${aboveNav}))`, {
  '@layer': { [layer.screens]: { vars: { [topTapeHeight]: HEIGHT } } },
});

export const housing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: `${vars.space.gutter} ${vars.space[12]}`,
  borderStartEndRadius: '12px',
  borderEndEndRadius: '12px',
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
});

export const way = style({
  flex: 1,
  display: 'flex',
  marginInlineStart: '-12px',
  paddingInlineStart: '12px',
});

/** One tick per minute; it is pulled back into the case on the left. */
export const length = style({
  ...tape({ unit: 'calc((100% - 1.5px) / var(--minutes))', minor: '8px', major: '14px' }),
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.motionAllowed]: { transition: `inline-size ${vars.duration.draw} ${vars.ease.out}` },
  },
});
