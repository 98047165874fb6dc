import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

/**
 * The outline of what was removed, as high as the items beside it in a grid. The button comes first: the remove button was at the other end, and
 * the second click of a double click must not undo the removal.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space[12],
  blockSize: '100%',
  padding: vars.space[8],
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const text = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });
