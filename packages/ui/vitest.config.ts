import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { bounds } from '../../vitest.bounds.ts';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', ...bounds, environment: 'node', include: ['{src,scripts}/**/*.test.{ts,tsx}'] },
});
