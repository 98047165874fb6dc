import type { LaunchOptions } from '@playwright/test';

/** Returns how to start the Chromium of `CHROMIUM_PATH` for stories and screenshots: text looks the same on every screen. */
export const chromiumOptions = (args: readonly string[]): LaunchOptions => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', ...args],
});
