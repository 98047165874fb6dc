import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'shop', ...shared, environment: 'node', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'] },
});
