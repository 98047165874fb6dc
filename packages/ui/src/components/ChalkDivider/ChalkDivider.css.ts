import { style } from '../../css/component.ts';
import { chalkLine } from '../../css/utilities.ts';

export const divider = style({ inlineSize: '100%', blockSize: 0, border: 0, borderBlockStart: chalkLine });
