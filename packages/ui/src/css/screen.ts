import { layered } from './layered.ts';
import { layer } from './layers.ts';

/** `style` and `recipe` for the `.css.ts` of a screen, which sets layout only. */
export const { style, recipe } = layered(layer.screens);
