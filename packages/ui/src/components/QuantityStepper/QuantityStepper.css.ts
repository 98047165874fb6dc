import { style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { onHover } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.floor,
  blockSize: vars.target.floor,
  borderRadius: vars.radius.tile,
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.color.table },
    '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
  ...onHover({ selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.sunk } } }),
});

export const quantity = style({
  ...type.body,
  fontWeight: weight.heavy,
  minInlineSize: '1.75rem',
  paddingBlockStart: '2px',
  textAlign: 'center',
});
