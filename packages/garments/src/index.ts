export { chooseTint } from './choose-tint.ts';
export { type Colourway, colourways } from './colourways.ts';
export { type Tint, tints } from './ground.ts';
export { type PatternName, type PatternSpec, patternNames } from './patterns/index.ts';
export { type RenderOptions, renderGarment } from './render.ts';
export {
  type ChestArt,
  chestArts,
  type GarmentKind,
  type GarmentSpec,
  garmentKinds,
  type SleeveLength,
  silhouettes,
  sleeveLengths,
} from './spec.ts';
export { type GarmentView, garmentViews } from './views.ts';
