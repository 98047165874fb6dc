import { style } from '../../css/screen.ts';
import { focusRingInset, onHover } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

/** With large text on a narrow phone, 10rem are wider than the page. */
export const list = style({ display: 'grid', minInlineSize: 'min(10rem, 60vw)' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.regular,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  ...onHover({ selectors: { '&:hover': { backgroundColor: vars.color.sunk } } }),
  selectors: {
    '&:focus-visible': focusRingInset,
    '&[aria-current="true"]': { fontWeight: 650 },
  },
});

/** Reserves the room of the check mark, so that all names are aligned. */
export const mark = style({ display: 'flex', flex: 'none', inlineSize: '1.25rem' });
