import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';

export const text = style({ display: 'flex', flexDirection: 'column' });

/** Hidden on cramped viewports to leave the room to the text. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: '12px 10px',
  '@media': { [media.cramped]: { display: 'none' } },
});
