import { getJestConfig } from '@storybook/test-runner';

const asRoot = process.getuid?.() === 0;

/** The stories in the Chromium of the system. CHROMIUM_PATH names another one; `pnpm test:stories` finds it. */
export default {
  ...getJestConfig(),
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          ...(asRoot ? ['--no-sandbox'] : []),
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
        ],
      },
      contextOptions: { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } },
      exitOnPageError: false,
    },
  },
};
