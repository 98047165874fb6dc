import { recipe } from '../../css/component.ts';
import { gaps } from '../../css/space.ts';
import { media } from '../../theme/breakpoints.ts';

/** Takes the number of columns from a custom property of the element. */
const from = (name: string) => ({ vars: { '--count': `var(--${name})` } });

export const grid = recipe({
  base: {
    ...from('columns'),
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
    '@media': {
      [media.narrow]: from('narrow'),
      // After `narrow`, which matches cramped viewports too.
      [media.cramped]: from('cramped'),
      [media.tablet]: from('tablet'),
      [media.desktop]: from('desktop'),
      [media.wide]: from('wide'),
    },
  },
  variants: {
    space: gaps('columnGap'),
    rowSpace: gaps('rowGap'),
  },
});
