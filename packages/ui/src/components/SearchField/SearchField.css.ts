import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ flex: 1, minInlineSize: 0 });

export const form = style({ position: 'relative' });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: { '&&': { paddingInlineEnd: 0, color: vars.color.ink2 } },
});

export const input = style({
  paddingBlockStart: '2px',
  color: vars.color.ink,
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** Scrolls beyond 12 rem (spec section 2). */
export const list = style({
  position: 'absolute',
  zIndex: vars.z.floating,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  maxBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.float,
});

export const option = recipe({
  base: {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    // At this height the fourth option is partly visible, which shows that the list scrolls.
    minBlockSize: '3.25rem',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    cursor: 'pointer',
    color: vars.color.ink,
  },
  variants: {
    active: {
      true: {
        backgroundColor: vars.color.ink,
        color: vars.color.onInk,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'SelectedItem',
            color: 'SelectedItemText',
          },
        },
      },
      false: onHover({ selectors: { '&:hover': { backgroundColor: vars.color.sunk } } }),
    },
  },
});
