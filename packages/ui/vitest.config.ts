import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', environment: 'node', include: ['{src,scripts}/**/*.test.{ts,tsx}'] },
});
