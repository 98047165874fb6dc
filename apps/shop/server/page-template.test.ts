import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageTemplate } from './page-template.ts';

const document = `<!doctype html>
<html>
  <head>
    <style>@layer a, b;</style>
    <meta charset="utf-8" />
    <script>start();</script>
    <style>@font-face{}</style>
    <title data-shop>Shop</title>
    <meta name="description" content="A shop" data-shop>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/shared.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const manifest = {
  'src/main.tsx': { file: 'assets/main.js', src: 'src/main.tsx', isEntry: true, imports: ['shared'] },
  shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  sheet: { file: 'assets/sheet.js' },
  '../../packages/ui/src/screens/Home/index.ts': {
    file: 'assets/Home.js',
    css: ['assets/Home.css'],
    imports: ['shared', 'sheet'],
    dynamicImports: [
      '../../packages/ui/src/screens/Home/Lower.tsx',
      '../../packages/ui/src/components/Viewer',
    ],
  },
  '../../packages/ui/src/screens/Home/Lower.tsx': {
    file: 'assets/Lower.js',
    css: ['assets/Lower.css'],
    imports: ['shared'],
  },
  '../../packages/ui/src/components/Viewer': { file: 'assets/Viewer.js', css: ['assets/Viewer.css'] },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-template-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['shared', 'Home', 'Lower', 'Viewer'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = {
  head: '<title>Home</title>',
  body: '<main>$& Hello</main>',
  data: { a: 1 },
  structuredData: [],
  screen: 'Home',
  route: '/',
  isComplete: true,
};

const stylesOf = (html: string) => html.match(/(?<=<style>).*?(?=<\/style>)/gs);

describe('the page template', () => {
  it('inserts the page, its data and the files of its screen, and replaces the tags of the shop', () => {
    writeFileSync(join(folder, 'index.html'), document);
    const { html } = createPageTemplate(folder).fill(page);
    expect(html.match(/<title.*<\/title>/g)).toEqual(['<title>Home</title>']);
    expect(html).not.toContain('A shop');
    expect(html).toContain('<div id="root" data-dehydrated><main>$& Hello</main></div>');
    expect(html).toContain('<script type="application/json" id="data">{"a":1}</script>');
    expect(html).toContain('<meta name="route" content="/">');
  });

  it('contains the styles that a complete page uses, of the screen and its deferred parts, and disabled links to their files', () => {
    const { html } = createPageTemplate(folder).fill({
      ...page,
      body: '<main class="shared"><p class="Lower"></p></main>',
    });
    expect(stylesOf(html)).toEqual(['@layer a, b;@font-face{}.shared{}.Lower{}']);
    expect(html.match(/<link rel="stylesheet".*?>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/shared.css">',
      '<link rel="stylesheet" disabled href="/assets/Home.css">',
      '<link rel="stylesheet" disabled href="/assets/Lower.css">',
      // Without scripts.
      '<link rel="stylesheet" href="/assets/shared.css">',
      '<link rel="stylesheet" href="/assets/Home.css">',
      '<link rel="stylesheet" href="/assets/Lower.css">',
    ]);
  });

  it('hides the part below the fold, without whose styles the page is smaller, until scripts have loaded all', () => {
    const { html } = createPageTemplate(folder).fill({
      ...page,
      body: '<main class="shared"><div data-dehydrated="home"><div class="Lower"></div></div></main>',
    });
    expect(stylesOf(html)).toEqual([
      '@layer a, b;@font-face{}.shared{}@media (scripting:enabled){:root:not([data-styled]) div[data-dehydrated]:not(#root){visibility:hidden;content-visibility:hidden;contain-intrinsic-block-size:110rem}}',
    ]);
  });

  it('contains all styles of an incomplete page, whose parts are rendered at once', () => {
    const { html } = createPageTemplate(folder).fill({ ...page, isComplete: false });
    expect(stylesOf(html)).toEqual(['@layer a, b;@font-face{}.shared{}.Home{}.Lower{}']);
  });

  it('trusts the inline scripts of the build and the style element, but nothing that was rendered', () => {
    const { trusted } = createPageTemplate(folder).fill({
      ...page,
      head: '<script>head()</script><style>.head{}</style>',
      body: '<script>body()</script><style>.body{}</style>',
    });
    expect(trusted.match(/<script>.*<\/script>/g)).toEqual(['<script>start();</script>']);
    expect(stylesOf(trusted)).toEqual(['@layer a, b;@font-face{}']);
  });

  it('links the modules of an incomplete page, not those that are needed later', () => {
    const { html } = createPageTemplate(folder).fill({ ...page, isComplete: false });
    expect(html.match(/(?<=(?:href|src)=").*?(?=")/g)).toEqual([
      '/assets/main.js',
      '/assets/shared.js',
      '/assets/shared.css',
      '/assets/Home.css',
      '/assets/Lower.css',
      '/assets/sheet.js',
      '/assets/Home.js',
    ]);
  });

  it('defers the modules of a complete page, the entry last', () => {
    const { html } = createPageTemplate(folder).fill(page);
    const stylesheets = ['/assets/shared.css', '/assets/Home.css', '/assets/Lower.css'];
    // The second time without scripts.
    expect(html.match(/(?<=(?:href|src)=").*?(?=")/g)).toEqual([...stylesheets, ...stylesheets]);
    expect(html).toContain(
      '<meta name="modules" content="/assets/shared.js /assets/sheet.js /assets/Home.js /assets/main.js">',
    );
  });

  it('escapes data that would end the script element', () => {
    const { html } = createPageTemplate(folder).fill({ ...page, data: '</script><!-- <script>' });
    expect(html).toContain('"\\u003c/script>\\u003c!-- \\u003cscript>"');
  });

  it('puts structured data into the head, escaped, and no empty script', () => {
    const { fill } = createPageTemplate(folder);
    const { html } = fill({
      ...page,
      structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)//' }],
    });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>.*<\/head>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><script>alert(1)//' }],
    });
    expect(html).not.toContain('<script>alert');
    expect(fill(page).html).not.toContain('ld+json');
  });

  it('refuses an index.html without the root element, and a screen that was not built', () => {
    const { fill } = createPageTemplate(folder);
    expect(() => fill({ ...page, screen: 'Gone' })).toThrow('screens/Gone/index.ts');
    writeFileSync(join(folder, 'index.html'), document.replace('id="root"', ''));
    expect(() => createPageTemplate(folder)).toThrow('id="root"');
    writeFileSync(join(folder, 'index.html'), document.replaceAll(/<(script|link rel="mod).*>/g, ''));
    expect(() => createPageTemplate(folder)).toThrow('must load a module');
  });
});
