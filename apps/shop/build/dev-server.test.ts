// @module-tag slow
import { readFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sourceDir } from '../pages.ts';

let server: ViteDevServer;

beforeAll(async () => {
  const address = 'http://localhost:1';
  const config = {
    STOREFRONT_URL: address,
    STOREFRONT_TOKEN: 'token',
    BACKEND_URL: address,
    FIREBASE_PROJECT_ID: 'demo',
    FIREBASE_API_KEY: 'key',
    MAPS_URL: address,
    IP_INFO_URL: address,
  };
  for (const [name, value] of Object.entries(config)) vi.stubEnv(name, value);
  server = await createServer({
    root: sourceDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

it.each([
  ['/products?tag=Jeans', 'en', 'en-IN', 'Fashion at your door'],
  ['/hi/products?tag=Jeans', 'hi', 'hi-IN', 'फ़ैशन आपके दरवाज़े पर'],
])('the development server shows %s in the language %s', async (url, language, tag, text) => {
  const document = await server.transformIndexHtml(url, html, url);
  expect(document).toContain(`<html lang="${tag}" dir="ltr">`);
  const [, values = ''] = /Object\.assign\(globalThis, (.*?)\)<\/script>/s.exec(document) ?? [];
  const { __SHOP_LOCALE__, __SHOP_CONTENT__ } = JSON.parse(values);
  expect(__SHOP_LOCALE__).toBe(language);
  expect(__SHOP_CONTENT__.site.title).toContain(text);
});

it('the development server leaves the language to the document', async () => {
  const { code } = (await server.transformRequest('@naap/messages/runtime')) ?? { code: '' };
  expect(code).toContain('__SHOP_LOCALE__');
});
