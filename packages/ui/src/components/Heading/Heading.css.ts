import { recipe } from '../../css/component.ts';
import { tones } from '../../css/tones.ts';
import { type } from '../../css/type.ts';

export const heading = recipe({
  base: { textWrap: 'balance' },
  variants: {
    size: { display: type.display, h1: type.h1, h2: type.h2, h3: type.h3 },
    tone: {
      ink: tones.ink,
      danger: tones.danger,
      onTape: tones.onTape,
      onCloth: tones.onCloth,
      onChalk: tones.onChalk,
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
  defaultVariants: { tone: 'ink' },
});
