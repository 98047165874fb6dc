import { layered } from './layered.ts';
import { layer } from './layers.ts';

/** `style` and `recipe` for the `.css.ts` of a component. */
export const { style, recipe } = layered(layer.components);
