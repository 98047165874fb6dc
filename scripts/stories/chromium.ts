import type { LaunchOptions } from '@playwright/test';

/** Returns how to start the Chromium of `CHROMIUM_PATH` for stories and screenshots: text looks the same on every screen. */
export function chromiumOptions(args: readonly string[]): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      // As root, Chromium runs only without its own sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      ...args,
    ],
  };
}
