import type { Content } from '@naap/content';

declare const __SHOP_CONTENT__: Content;

/** Validated when the pages were built (vite.config.ts). */
export const content: Content = __SHOP_CONTENT__;
