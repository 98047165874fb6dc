import { style } from '../../css/component.ts';

/** A gap without a space. */
export const group = style({ marginInlineStart: '0.3em' });
