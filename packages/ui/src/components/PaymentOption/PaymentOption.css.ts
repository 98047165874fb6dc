import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';

export const words = style({ display: 'flex', flexDirection: 'column' });

/** Beside doubled text on a phone the words need its room. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: '12px 10px',
  '@media': { [media.cramped]: { display: 'none' } },
});
