import { layered } from './layered.ts';
import { layer } from './layers.ts';

/** For the `.css.ts` of a screen: layout only. */
export const { style, recipe } = layered(layer.screens);
