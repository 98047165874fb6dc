import { sharedTestSettings } from '@naap/test-settings';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'shop',
    ...sharedTestSettings,
    // Tests of metrics set the meter provider of their process.
    isolate: true,
    environment: 'node',
    include: ['*.test.ts', '{build,server}/*.test.ts', 'src/**/*.test.{ts,tsx}'],
  },
});
