import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover, stateTransition, truncate } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.regular,
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  transition: stateTransition('background-color'),
  selectors: { '&:active': { transform: 'translateY(1px)', backgroundColor: vars.color.table } },
  ...onHover({ selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.sunk } } }),
});

/** As wide as the pin whichever stands in it, so that the words do not move. */
export const place = style({ display: 'grid', placeItems: 'center', flex: 'none', minInlineSize: '24px' });

export const words = style({ minInlineSize: 0, display: 'grid', justifyItems: 'start' });

export const caption = style({ ...type.micro, fontWeight: 500, lineHeight: 1.15, color: vars.color.ink2 });

export const address = style({
  ...type.small,
  ...truncate,
  fontWeight: 700,
  lineHeight: '1.2',
  maxInlineSize: '100%',
});
