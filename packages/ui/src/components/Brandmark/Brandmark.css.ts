import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = style({ display: 'inline-block', borderRadius: vars.radius.tile });

export const word = recipe({
  base: { display: 'block', fontWeight: 800, fontStretch: '122%', letterSpacing: '-0.045em' },
  variants: {
    size: {
      header: { fontSize: '2.25rem', lineHeight: '2rem' },
      cover: { fontSize: '3.75rem', lineHeight: '3.5rem', color: vars.color.onCloth },
    },
  },
});

export const measure = style({
  ...tape({ unit: '5px', minor: '4px', major: '7px' }),
  display: 'block',
  blockSize: '9px',
});

export const devanagari = style({
  display: 'block',
  color: vars.color.tape,
  fontFamily: vars.font.devanagari,
  fontSize: '1.5rem',
  lineHeight: '2.125rem',
  fontWeight: 700,
});
