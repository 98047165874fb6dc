import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';

/** A static copy of a page's first viewport. */
interface StaticPage {
  readonly html: string;
  /** Paths of its images and fonts, as far as the page's own server sends them. */
  readonly files: readonly string[];
}

/**
 * Serves static pages without JavaScript that show the texts and images of the first viewports of the shop's pages, in the shop's font, compressed
 * with Brotli. Their times are a lower bound for those of the shop. Returns the URLs of the pages, in the order of `urls`. The server does not keep
 * the process running.
 */
export async function startStaticPages(page: Page, urls: readonly string[]): Promise<readonly string[]> {
  const files = new Map<string, { headers: OutgoingHttpHeaders; body: Uint8Array }>();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { ...file?.headers }).end(file?.body);
  });
  await once(server.listen(0, 'localhost').unref(), 'listening');
  const { port } = server.address() as AddressInfo;

  for (const [index, url] of urls.entries()) {
    await page.goto(url, { waitUntil: 'networkidle' });
    const { html, files: paths } = await page.evaluate(copyFirstViewport);
    for (const path of paths) {
      const response = await fetch(new URL(path, url));
      if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
      const headers = { 'Content-Type': response.headers.get('content-type') ?? '' };
      files.set(path, { headers, body: await response.bytes() });
    }
    files.set(`/${index}`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' },
      body: brotliCompressSync(html),
    });
  }
  return urls.map((_, index) => `http://localhost:${port}/${index}`);
}

/** Runs in the page. */
function copyFirstViewport(): StaticPage {
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
  const images = shown.map(({ currentSrc }) => new URL(currentSrc)).filter(({ origin }) => origin !== 'null');
  const own = images.filter(({ origin }) => origin === location.origin);
  const others = images.filter(({ origin }) => origin !== location.origin);
  const html = [
    `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><title>Static page</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    ...new Set(others.map(({ origin }) => `<link rel="preconnect" href="${origin}">`)),
    ...fonts.map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`),
    `<style>${fontFaces.join('')}</style></head>${body.outerHTML}</html>`,
  ];
  return { html: html.join(''), files: [...fonts, ...own.map(({ pathname, search }) => pathname + search)] };
}
