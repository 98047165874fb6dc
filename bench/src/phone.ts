import type { BrowserContextOptions } from 'playwright';

/** The phone of Lighthouse's mobile preset. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
