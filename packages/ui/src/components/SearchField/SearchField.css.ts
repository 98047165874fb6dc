import { style } from '../../css/component.ts';
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

/** As wide as the icon, so that the text does not move when the icon and the spinner alternate. */
export const lead = style({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '22px' });
