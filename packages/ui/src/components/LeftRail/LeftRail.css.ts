import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { focusRingInset, onHover, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const rail = style({
  display: 'grid',
  alignContent: 'start',
  inlineSize: '6.25rem',
  backgroundColor: vars.color.sunk,
  '@media': {
    [media.cramped]: { inlineSize: 'auto' },
    [media.desktop]: { inlineSize: '12rem' },
    [media.forcedColors]: { borderInlineEnd: '1px solid' },
  },
});

export const tab = recipe({
  base: {
    ...type.small,
    position: 'relative',
    minBlockSize: vars.target.large,
    padding: `${vars.space[16]} ${vars.space[12]}`,
    fontWeight: 600,
    textAlign: 'start',
    // Long words break instead of widening the rail.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    transition: stateTransition('background-color', 'color'),
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    selected: {
      true: {
        backgroundColor: vars.color.paper,
        color: vars.color.ink,
        fontWeight: 750,
        '::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: 0,
          inlineSize: '8px',
          backgroundColor: vars.color.tape,
          backgroundImage: `repeating-linear-gradient(180deg, ${vars.color.tapeInk} 0 1px, transparent 1px 6px)`,
          backgroundSize: '4px 100%',
          backgroundRepeat: 'no-repeat',
          // In forced colours only the tape marks the selected tab.
          forcedColorAdjust: 'none',
        },
      },
      false: {
        color: vars.color.ink2,
        selectors: {
          '&:active': { backgroundColor: vars.color.table, transitionDuration: vars.duration.press },
        },
        ...onHover({
          selectors: { '&:hover:not(:active)': { color: vars.color.ink, backgroundColor: vars.color.table } },
        }),
      },
    },
  },
});
