import type { Content } from '@naap/content';

declare const __SHOP_CONTENT__: Content;

/** Checked when the pages were built (vite.config.ts), so it is complete here. */
export const content: Content = __SHOP_CONTENT__;
