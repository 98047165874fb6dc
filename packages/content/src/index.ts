export { naap } from './naap.ts';
export { ContentError, parseContent } from './parse.ts';
export type { Content, ContentInput, ContentTarget, ContentTile, PriceRange } from './schema.ts';
