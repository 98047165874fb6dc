import type { ShopConfig } from '../config.ts';

declare const __SHOP_CONFIG__: ShopConfig;

/** Checked when the pages were built (vite.config.ts), so it is complete here. */
export const config: ShopConfig = __SHOP_CONFIG__;
