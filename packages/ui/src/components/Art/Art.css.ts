import { recipe } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const art = recipe({
  base: { display: 'block', inlineSize: '100%', filter: `brightness(${vars.imageBrightness})` },
  variants: {
    cut: {
      tile: { blockSize: '100%', objectFit: 'cover' },
      cut: { blockSize: 'auto' },
      chalk: { blockSize: 'auto' },
    },
  },
});
