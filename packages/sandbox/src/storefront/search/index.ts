export { relevanceOf } from './match.ts';
export { parseSearch, type SearchNode } from './parse.ts';
