import { style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { wide } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const strip = style({
  ...tape({ unit: 'calc(100% / 30)', minor: '7px', major: '13px' }),
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  paddingBlock: '18px 8px',
  '@media': {
    [media.cramped]: { gridTemplateColumns: '1fr' },
    [media.desktop]: {
      paddingBlock: '19px 14px',
      paddingInline: `max(${vars.space[24]}, calc((100% - 75rem) / 2))`,
    },
  },
});

export const promise = style({
  minInlineSize: 0,
  paddingInline: vars.space[4],
  textAlign: 'center',
  fontSize: '0.9375rem',
  lineHeight: '1.125rem',
  ...wide,
  textWrap: 'balance',
  '@media': {
    [media.desktop]: {
      textAlign: 'start',
      paddingInline: 0,
      fontSize: '1.25rem',
      lineHeight: '1.75rem',
    },
  },
});
