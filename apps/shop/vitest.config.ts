import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { bounds } from '../../scripts/test-bounds.ts';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'shop', ...bounds, environment: 'node', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'] },
});
