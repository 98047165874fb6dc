import type { ShopConfig } from '../config.ts';

declare const __SHOP_CONFIG__: ShopConfig;

/** Validated when the pages were built (vite.config.ts), so no variable is missing here. */
export const config: ShopConfig = __SHOP_CONFIG__;
