import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { bounds } from '../../scripts/test-bounds.ts';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', ...bounds, environment: 'node', include: ['{src,scripts,docs}/**/*.test.{ts,tsx}'] },
});
