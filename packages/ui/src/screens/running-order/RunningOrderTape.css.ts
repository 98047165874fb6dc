import { globalStyle } from '@vanilla-extract/css';
import { cloth } from '../../css/cloth.ts';
import { layer } from '../../css/layers.ts';
import { recipe, style } from '../../css/screen.ts';
import { tape } from '../../css/tape.ts';
import { bottomTapeHeight, focusRingInset, topTapeHeight } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const HEIGHT = '48px';
/** The height of BottomNav, with its border. */
const NAV_HEIGHT = `calc(70px + max(${vars.space[8]}, env(safe-area-inset-bottom)))`;

/** As high as the tape, so that the end of the page can be scrolled above it. */
export const spacer = style({ blockSize: HEIGHT });
globalStyle(`:root:has(${spacer})`, {
  '@layer': { [layer.screens]: { vars: { [bottomTapeHeight]: HEIGHT } } },
});

export const top = style({ position: 'relative' });
globalStyle(`:root:has(${top})`, {
  '@layer': { [layer.screens]: { vars: { [topTapeHeight]: HEIGHT } } },
});

export const strip = recipe({
  base: {
    ...cloth,
    display: 'flex',
    alignItems: 'stretch',
    minBlockSize: HEIGHT,
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    place: {
      top,
      bottom: {
        position: 'fixed',
        zIndex: vars.z.nav,
        insetInline: 0,
        insetBlockEnd: NAV_HEIGHT,
        '@media': { [media.desktop]: { insetBlockEnd: 0 } },
      },
    },
  },
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
