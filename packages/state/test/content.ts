import { type Content, naap, parseContent } from '@naap/content';

/** The default content. */
export const content: Content = parseContent(naap, 'naap');
