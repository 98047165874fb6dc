export { arrivalOf, type Delivery, dayStart, nearestArea, openingAfter } from './delivery.ts';
export { labelKey, labelOf, wordOfLabel } from './labels.ts';
export { naap } from './naap.ts';
export { ContentError, parseContent } from './parse.ts';
export type {
  Content,
  ContentInput,
  ContentTarget,
  ContentTile,
  ContentTranslation,
} from './schema.ts';
