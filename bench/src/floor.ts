import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';

/** The content of a page's first viewport. */
interface FirstViewport {
  readonly lang: string;
  /** HTML of the body, with each text and picture at its place. */
  readonly body: string;
  /** The `@font-face` rules, and the paths of the fonts in use. */
  readonly fontFaces: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Serves the floor: static pages without JavaScript that show the texts and pictures of the first viewports of the shop's pages, in the shop's
 * font. Their times are a lower bound for those of the shop. Like the shop's server, it compresses pages with Brotli and revalidates them, and lets
 * other files be cached for a year. Returns the URLs of the pages, in the order of `urls`. The server does not keep the
 * process running.
 */
export async function startFloor(page: Page, urls: readonly string[]): Promise<readonly string[]> {
  const files = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { ...file?.headers }).end(file?.body);
  });
  await once(server.listen(0, 'localhost').unref(), 'listening');
  const { port } = server.address() as AddressInfo;

  for (const [index, url] of urls.entries()) {
    await page.goto(url, { waitUntil: 'networkidle' });
    const viewport = await page.evaluate(readFirstViewport);
    const { body, fonts } = viewport;
    const own = [...new Set([...body.matchAll(/src="(\/[^"]+)"/g)].map(([, path = '']) => path)), ...fonts];
    for (const path of own) {
      const response = await fetch(new URL(path, url));
      if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
      files.set(path, {
        headers: {
          'Content-Type': response.headers.get('content-type') ?? '',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
        body: Buffer.from(await response.arrayBuffer()),
      });
    }
    files.set(`/${index}`, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      },
      body: brotliCompressSync(documentOf(viewport)),
    });
  }
  return urls.map((_, index) => `http://localhost:${port}/${index}`);
}

function documentOf({ lang, body, fontFaces, fonts }: FirstViewport): string {
  const origins = new Set([...body.matchAll(/src="(https?:\/\/[^/"]+)/g)].map(([, origin]) => origin));
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Floor</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Floor">',
    '<link rel="icon" href="data:,">',
    ...[...origins].map((origin) => `<link rel="preconnect" href="${origin}">`),
    ...fonts.map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`),
    `<style>${fontFaces.join('')}</style></head>${body}</html>`,
  ].join('');
}

/** Runs in the page. */
function readFirstViewport(): FirstViewport {
  const body = document.createElement('body');
  /** Returns whether the middle of the box is in the viewport, and the element is not visually hidden. */
  const isShown = ({ left, right, top, bottom }: DOMRect, element: Element) =>
    document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).length > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const place = (element: HTMLElement, { left, top, width, height }: DOMRect, style: object) => {
    const [x, y, w, h] = [left, top, width, height].map((length) => `${Math.round(length)}px`);
    const position = { position: 'absolute', left: x, top: y, width: w, height: h };
    Object.assign(element.style, position, style);
    body.append(element);
  };
  const shown = [...document.images].filter((image) => isShown(image.getBoundingClientRect(), image));
  const area = ({ width, height }: HTMLImageElement) => width * height;
  const [largest] = shown.toSorted((a, b) => area(b) - area(a));
  for (const image of shown) {
    const copy = document.createElement('img');
    copy.setAttribute('src', image.currentSrc.replace(location.origin, ''));
    copy.alt = image.alt;
    if (image === largest) copy.fetchPriority = 'high';
    place(copy, image.getBoundingClientRect(), { objectFit: getComputedStyle(image).objectFit });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!element || !text.nodeValue?.trim() || !isShown(box, element)) continue;
    const copy = document.createElement('span');
    copy.textContent = text.nodeValue;
    const { fontFamily, fontSize, fontWeight, fontStretch, lineHeight, color } = getComputedStyle(element);
    place(copy, box, { fontFamily, fontSize, fontWeight, fontStretch, lineHeight, color });
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const fonts = loaded.filter((path) => path.endsWith('.woff2'));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fontFaces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const { lang } = document.documentElement;
  return { lang, body: body.outerHTML, fontFaces, fonts };
}
