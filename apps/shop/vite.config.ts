import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { layerStatement } from '../../packages/ui/src/css/layers.ts';
import { readShopConfig } from './config.ts';

const layersFirst: Plugin = {
  name: 'layers-first',
  transformIndexHtml: () => [{ tag: 'style', children: layerStatement, injectTo: 'head-prepend' }],
};

export default defineConfig({
  plugins: [layersFirst, vanillaExtractPlugin(), react()],
  define: { __SHOP_CONFIG__: JSON.stringify(readShopConfig(process.env)) },
  // The design system owns the pictures; Storybook serves the same folder.
  publicDir: '../../packages/ui/public',
  build: { target: 'es2022', modulePreload: { polyfill: false }, sourcemap: true },
  server: { host: 'localhost', port: Number(process.env.SHOP_PORT || 5173), strictPort: true },
});
