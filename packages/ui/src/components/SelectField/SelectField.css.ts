import { style } from '../../css/component.ts';

/** The system's list follows the theme (`color-scheme`). */
export const select = style({ paddingBlockStart: '2px', cursor: 'pointer' });
