import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { shared } from '../../scripts/test-settings.ts';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', ...shared, environment: 'node', include: ['{src,scripts,docs}/**/*.test.{ts,tsx}'] },
});
