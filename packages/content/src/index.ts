export { chartOf } from './chart-of.ts';
export { arrivalOf, type Delivery, dayStart, nearestArea, openingAfter } from './delivery.ts';
export { euShoes } from './eu-shoes.ts';
export { labelKey, labelOf, wordOfLabel } from './labels.ts';
export { naap } from './naap.ts';
export { ContentError, parseContent } from './parse.ts';
export type {
  Content,
  ContentInput,
  ContentSizeChart,
  ContentTarget,
  ContentTile,
  ContentTranslation,
  ContentWithCharts,
} from './schema.ts';
