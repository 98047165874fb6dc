import { recipe } from '../../css/component.ts';

const square = (px: number) => ({ inlineSize: `${px}px`, blockSize: `${px}px` });

export const icon = recipe({
  base: { display: 'block', flex: 'none', fill: 'currentColor' },
  variants: {
    size: {
      16: square(16),
      18: square(18),
      20: square(20),
      22: square(22),
      24: square(24),
      28: square(28),
      48: square(48),
    },
  },
  defaultVariants: { size: 24 },
});
