import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { focusRing, onHover, truncate } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  ...type.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: vars.target.regular,
  paddingInline: '14px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunk,
  border: `1.5px solid ${vars.color.lineStrong}`,
  color: vars.color.ink2,
  ...onHover({ selectors: { '&:hover': { borderColor: vars.color.ink } } }),
});

/** The link's target covers the whole box. The example is outside of the link, because it changes while the link's name does not. */
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const text = style({ ...truncate, flex: 1 });

export const example = style({
  color: vars.color.ink,
  fontWeight: 600,
  // On a line of its own, because there is too little room beside the prompt.
  '@media': { [media.cramped]: { ...truncate, display: 'block' } },
});
