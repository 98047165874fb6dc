import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageTemplate } from './page-template.ts';

const document = `<!doctype html>
<html>
  <head>
    <!--preview--><title data-shop>Shop</title><!--/preview-->
    <link rel="stylesheet" crossorigin href="/assets/shared.css">
  </head>
  <body>
    <!--entry--><script type="module" src="/assets/main.js"></script>
    <div id="root"></div>
  </body>
</html>`;
const manifest = {
  'src/main.tsx': { file: 'assets/main.js', src: 'src/main.tsx', isEntry: true, imports: ['shared'] },
  shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  sheet: { file: 'assets/sheet.js' },
  '../../packages/ui/src/screens/Home/index.ts': {
    file: 'assets/Home.js',
    src: '../../packages/ui/src/screens/Home/index.ts',
    css: ['assets/Home.css'],
    imports: ['shared', 'sheet'],
    dynamicImports: ['viewer'],
  },
  viewer: { file: 'assets/Viewer.js', css: ['assets/Viewer.css'] },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-template-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['shared', 'Home']) writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = {
  head: '<title>Home</title>',
  body: '<div id="root" data-dehydrated=""><main>$& Hello</main></div>',
  data: { a: 1 },
  structuredData: [],
  screen: 'Home',
};

describe('the page template', () => {
  it('inserts the page and its data, and replaces the tags of the shop', () => {
    writeFileSync(join(folder, 'index.html'), document);
    const html = createPageTemplate(folder)(page);
    expect(html.match(/<title.*<\/title>/g)).toEqual(['<title>Home</title>']);
    expect(html).toContain(page.body);
    expect(html).toContain('<script type="application/json" id="data">{"a":1}</script>');
  });

  it('inlines the stylesheets of the screen, and preloads its modules before the entry', () => {
    const template = createPageTemplate(folder);
    const html = template(page);
    expect(html).toContain('<style>.shared{}.Home{}</style>');
    expect(template.styles.get('Home')).toBe('.shared{}.Home{}');
    expect(html.match(/<link rel="stylesheet".*?>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/shared.css">',
      '<link rel="stylesheet" disabled href="/assets/Home.css">',
    ]);
    expect(html).toContain(
      [
        '<link rel="modulepreload" fetchpriority="low" href="/assets/sheet.js">',
        '<link rel="modulepreload" fetchpriority="low" href="/assets/Home.js">',
        '<script type="module" src="/assets/main.js"></script>',
      ].join(''),
    );
  });

  it('escapes data that would end its element', () => {
    const html = createPageTemplate(folder)({ ...page, data: '</script><!--' });
    expect(html).toContain('"\\u003c/script>\\u003c!--"');
  });

  it('inserts structured data, if there is any', () => {
    const template = createPageTemplate(folder);
    expect(template(page)).not.toContain('ld+json');
    const html = template({ ...page, structuredData: [{ '@type': 'Thing', name: '</script>' }] });
    expect(html).toContain(
      '{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"\\u003c/script>"}]}',
    );
  });

  it('refuses a screen that the build does not have', () => {
    expect(() => createPageTemplate(folder)({ ...page, screen: 'Other' })).toThrow('screens/Other/index.ts');
  });

  it('refuses a document without its marks', () => {
    writeFileSync(join(folder, 'index.html'), document.replace('<div id="root"></div>', ''));
    expect(() => createPageTemplate(folder)).toThrow('must contain <div id="root"></div> exactly once');
  });
});
