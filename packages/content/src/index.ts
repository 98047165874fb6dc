export { naap } from './naap.ts';
export { ContentError, labelOf, parseContent } from './parse.ts';
export type {
  Content,
  ContentInput,
  ContentTarget,
  ContentTile,
  ContentTranslation,
  PriceRange,
} from './schema.ts';
