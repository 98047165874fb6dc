import { describe, expect, it, vi } from 'vitest';
import type { PageRenderer } from '../src/page-renderer.tsx';
import { combineRenderers } from './language-renderer.ts';

function fakeRenderer(language: string) {
  return {
    redirectTarget: ({ pathname }) => (pathname === '/search' ? '/products' : null),
    pagePath: ({ pathname, search }) => (pathname === '/cart' ? null : pathname + search),
    routePattern: ({ pathname }) => `${language} ${pathname}`,
    renderPage: vi.fn<PageRenderer['renderPage']>(),
  } satisfies PageRenderer;
}

describe('combined renderers', () => {
  const english = fakeRenderer('en');
  const hindi = fakeRenderer('hi');
  const combined = combineRenderers(
    new Map<string, PageRenderer>([
      ['', english],
      ['/hi', hindi],
    ]),
  );
  const at = (path: string) => new URL(path, 'https://naap.example');
  const options = { deadlineMs: 300, sanitise: (html: string) => html };

  it('give each language paths without its prefix, and return paths with it', () => {
    expect(combined.routePattern(at('/hi/products'))).toBe('hi /products');
    expect(combined.routePattern(at('/hi'))).toBe('hi /');
    expect(combined.routePattern(at('/highlights'))).toBe('en /highlights');
    expect(combined.redirectTarget(at('/hi/search'))).toBe('/hi/products');
    expect(combined.redirectTarget(at('/search'))).toBe('/products');
    expect(combined.redirectTarget(at('/HI/cart?a=B'))).toBe('/hi/cart?a=B');
    expect(combined.redirectTarget(at('/Hi'))).toBe('/hi');
    expect(combined.redirectTarget(at('/hi/cart'))).toBeNull();
    expect(combined.pagePath(at('/hi/products?tag=a%26b'))).toBe('/hi/products?tag=a%26b');
    expect(combined.pagePath(at('/hi'))).toBe('/hi/');
    expect(combined.pagePath(at('/hi/cart'))).toBeNull();
  });

  it('render a page with the renderer of its language', () => {
    void combined.renderPage('/hi/products?tag=a%26b', options);
    void combined.renderPage('/products', options);
    expect(hindi.renderPage).toHaveBeenCalledExactlyOnceWith('/products?tag=a%26b', options);
    expect(english.renderPage).toHaveBeenCalledExactlyOnceWith('/products', options);
  });

  it('have no pages of a language that was not built', () => {
    const only = combineRenderers(new Map([['', english]]));
    expect(only.routePattern(at('/hi/products'))).toBe('en /hi/products');
  });

  it('need the base language', () => {
    expect(() => combineRenderers(new Map([['/hi', hindi]]))).toThrow('base language');
  });
});
