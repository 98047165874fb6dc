export { relevanceOf } from './match.ts';
export { parseSearch } from './parse.ts';
