import type { Content } from '@naap/content';

declare const __SHOP_CONTENT__: Content;

/** Without the size charts. Validated when the pages were built (vite.config.ts). */
export const content: Content = __SHOP_CONTENT__;
