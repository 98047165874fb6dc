import { style } from '../../css/component.ts';
import { chalkLine } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Stacked on cramped viewports, where the numbers would break. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.cramped]: { gridAutoFlow: 'row' } },
});

export const counter = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  padding: `${vars.space[12]} ${vars.space[8]}`,
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: chalkLine } },
  '@media': {
    [media.cramped]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: chalkLine } } },
  },
});
