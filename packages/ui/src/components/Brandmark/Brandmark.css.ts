import { style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.tile,
});

export const word = style({ ...type.brand, display: 'block', fontSize: '2.25rem', lineHeight: '2rem' });

/** As high as the letters of a name, which have 4px above and below. */
export const drawing = style({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '9rem',
  blockSize: '1.5rem',
  marginBlock: '4px',
  fill: 'currentColor',
});

export const tapeLine = style({
  // The width of the shop's name in its own font, which may arrive late.
  ...tape({ unit: '5px', minor: '4px', major: '7px' }),
  display: 'block',
  minInlineSize: '90px',
  blockSize: '9px',
});
