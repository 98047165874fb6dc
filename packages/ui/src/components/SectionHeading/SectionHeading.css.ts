import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** The link wraps below the title before a word of the title breaks. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const title = style({ flex: '1 1 0', minInlineSize: 'min-content' });

export const moreLink = style({ flex: 'none', whiteSpace: 'nowrap' });
