import type { ContentSizeChart } from '@naap/content';

declare const __SHOP_SIZE_CHARTS__: readonly ContentSizeChart[];

/** The size charts of the content. Pages load this module on demand. */
export const sizeCharts = __SHOP_SIZE_CHARTS__;
