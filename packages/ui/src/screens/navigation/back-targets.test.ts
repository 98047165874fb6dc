import { describe, expect, it } from 'vitest';
import {
  type BackArrow,
  backTargets,
  type HistoryRecord,
  stepsBack,
  stepsBackFromSignIn,
} from './back-targets.ts';

/** A path of each screen, and its Back arrow. */
const arrows = {
  '/': null,
  '/profile': null,
  '/categories': 'categories',
  '/category/women': 'category',
  '/products': 'products',
  '/product/1': 'product',
  '/search-page': 'search',
  '/wishlist': 'wishlist',
  '/auth': 'sign-in',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/naap': 'naap',
} as const satisfies Record<string, BackArrow | null>;

type Pathname = keyof typeof arrows;
const pathnames = Object.keys(arrows) as Pathname[];

/** Clicks the arrow of the last page until a page has none. Returns the pages shown. */
function follow(visited: readonly Pathname[]): Pathname[] {
  const history = [...visited];
  const shown: Pathname[] = [];
  for (;;) {
    const last = history.length - 1;
    const pathname = history[last];
    if (pathname === undefined) throw new Error('left the shop');
    shown.push(pathname);
    const arrow = arrows[pathname];
    // Stops a loop that would never end.
    if (arrow === null || shown.length > visited.length * 4) return shown;
    const entryOf = (key: string): HistoryRecord => ({
      pathname: history[Number(key)] ?? '/',
      before: key === '0' ? null : String(Number(key) - 1),
      steps: 1,
    });
    const steps = stepsBack(String(last), arrow, entryOf);
    if (steps === null) history[last] = backTargets[arrow].fallback as Pathname;
    else history.splice(history.length - steps);
  }
}

/** Yields every sequence of up to `length` pages. */
function* visitSequences(length: number): Generator<readonly Pathname[]> {
  if (length === 0) return yield [];
  for (const visits of visitSequences(length - 1)) {
    yield visits;
    if (visits.length === length - 1) for (const pathname of pathnames) yield [...visits, pathname];
  }
}

describe('the Back arrows', () => {
  it('end at a page without an arrow after every sequence of pages', () => {
    let count = 0;
    for (const visited of visitSequences(4)) {
      if (visited.length === 0) continue;
      count += 1;
      const shown = follow(visited);
      const end = shown.at(-1) ?? '/';
      if (arrows[end] !== null) expect.fail(`${visited.join(' ')} never ends: ${shown.join(' ')}`);
    }
    expect(count).toBe(22_620);
  });

  it.each<[readonly Pathname[], readonly Pathname[]]>([
    // Opened from an external link: the fallbacks, one after the other.
    [['/checkout'], ['/checkout', '/cart', '/']],
    [['/product/1'], ['/product/1', '/products', '/']],
    [['/auth'], ['/auth', '/']],
    [['/categories'], ['/categories', '/']],
    // In reverse order of the visit.
    [
      ['/', '/products', '/product/1', '/cart', '/checkout'],
      ['/checkout', '/cart', '/product/1', '/products', '/'],
    ],
    // The cart returns to neither the checkout nor itself.
    [
      ['/products', '/cart', '/checkout', '/cart'],
      ['/cart', '/products', '/'],
    ],
    // A product returns to its list, or else opens all products.
    [
      ['/products', '/product/1', '/product/1'],
      ['/product/1', '/products', '/'],
    ],
    [
      ['/', '/product/1'],
      ['/product/1', '/products', '/'],
    ],
    // Measurements return to the product from which they were opened.
    [
      ['/products', '/product/1', '/naap'],
      ['/naap', '/product/1', '/products', '/'],
    ],
    [['/naap'], ['/naap', '/']],
    [
      ['/products', '/search-page'],
      ['/search-page', '/products', '/'],
    ],
  ])('lead from %j', (visited, shown) => {
    expect(follow(visited)).toEqual(shown);
  });

  it('count history entries that were never rendered', () => {
    const records: Readonly<Record<string, HistoryRecord>> = {
      start: { pathname: '/products', before: null, steps: 0 },
      product: { pathname: '/product/1', before: 'start', steps: 2 },
      cart: { pathname: '/cart', before: 'product', steps: 1 },
      checkout: { pathname: '/checkout', before: 'cart', steps: 1 },
    };
    const entryOf = (key: string) => records[key] ?? null;
    expect(stepsBack('product', 'product', entryOf)).toBe(2);
    expect(stepsBack('checkout', 'cart', entryOf)).toBe(2);
    expect(stepsBack('unknown', 'cart', entryOf)).toBeNull();
    expect(stepsBackFromSignIn('product', '/products', entryOf)).toBe(2);
    expect(stepsBackFromSignIn('product', '/', entryOf)).toBeNull();
  });
});
