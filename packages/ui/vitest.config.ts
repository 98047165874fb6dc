import { sharedTestSettings } from '@naap/test-settings';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    ...sharedTestSettings,
    environment: 'node',
    include: ['{src,scripts,docs}/**/*.test.{ts,tsx}'],
  },
});
