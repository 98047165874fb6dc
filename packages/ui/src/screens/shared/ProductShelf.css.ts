import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';

export const card = style({
  display: 'grid',
  inlineSize: '10.5rem',
  '@media': { [media.desktop]: { inlineSize: '12.5rem' } },
});
