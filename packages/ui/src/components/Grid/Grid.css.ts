import { recipe } from '../../css/component.ts';
import { gaps } from '../../css/space.ts';
import { media } from '../../theme/breakpoints.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const counts = <Rule>(rule: (count: number) => Rule) => ({
  1: rule(1),
  2: rule(2),
  3: rule(3),
  4: rule(4),
  5: rule(5),
  6: rule(6),
  8: rule(8),
});
const crampedColumns = (count: number) => ({ [media.cramped]: columns(count > 2 ? 2 : 1) });
const from = (condition: string) => counts((count) => ({ '@media': { [condition]: columns(count) } }));

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    columns: counts((count) => ({
      ...columns(count),
      '@media': crampedColumns(count),
    })),
    // `crampedColumns` again, because `narrow` matches cramped viewports too.
    narrow: counts((count) => ({
      '@media': { [media.narrow]: columns(count), ...crampedColumns(count) },
    })),
    tablet: from(media.tablet),
    desktop: from(media.desktop),
    wide: from(media.wide),
    space: gaps('columnGap'),
    rowSpace: gaps('rowGap'),
  },
});
