/** The screens with a Back arrow. */
export type BackArrow =
  | 'categories'
  | 'category'
  | 'products'
  | 'product'
  | 'search'
  | 'wishlist'
  | 'sign-in'
  | 'cart'
  | 'checkout'
  | 'order'
  | 'naap';

interface BackTarget {
  /** The pages the arrow returns to; any page of the shop by default. */
  readonly to?: RegExp;
  /** Pages that the arrow skips. */
  readonly skips?: RegExp;
  /** Path that replaces the current entry when no such page precedes it. */
  readonly fallback: string;
}

/**
 * The target of each Back arrow (docs/decisions/navigation.md). Following `fallback` from any screen ends at /, so an arrow either goes back
 * in history or comes closer to /, and no sequence of arrows loops.
 */
export const backTargets: Readonly<Record<BackArrow, BackTarget>> = {
  categories: { to: /^\/$/, fallback: '/' },
  category: { fallback: '/' },
  products: { fallback: '/' },
  product: { to: /^\/products(\/|$)/, skips: /^\/(auth$|product\/)/, fallback: '/products' },
  search: { fallback: '/' },
  wishlist: { fallback: '/' },
  'sign-in': { skips: /^\/auth$/, fallback: '/' },
  cart: { skips: /^\/(auth|cart|checkout)$/, fallback: '/' },
  checkout: { to: /^\/cart$/, skips: /^\/(auth|checkout)$/, fallback: '/cart' },
  order: { skips: /^\/(auth|checkout)$/, fallback: '/profile' },
  naap: { skips: /^\/(auth|naap)$/, fallback: '/' },
};

/** A page of the shop and its predecessor in the history of this tab. */
export interface HistoryRecord {
  readonly pathname: string;
  /** Key of the history entry it was opened from; null at the start of a visit. */
  readonly before: string | null;
  /** Number of history entries from that entry to this one. */
  readonly steps: number;
}

type EntryOf = (key: string) => HistoryRecord | null;

/** Returns the number of history entries to go back to the arrow's target; null when no target precedes the entry. */
export function stepsBack(key: string, arrow: BackArrow, entryOf: EntryOf): number | null {
  const { to, skips } = backTargets[arrow];
  const page = pageBefore(key, skips, entryOf);
  return page !== null && (to === undefined || to.test(page.pathname)) ? page.steps : null;
}

/** Returns the number of history entries from the sign-in back to a page, if it is the page before; otherwise null. */
export function stepsBackFromSignIn(key: string, pathname: string, entryOf: EntryOf): number | null {
  const page = pageBefore(key, backTargets['sign-in'].skips, entryOf);
  return page?.pathname === pathname ? page.steps : null;
}

/** Returns the first page before an entry that is not skipped, and the number of entries back to it. */
function pageBefore(key: string, skips: RegExp | undefined, entryOf: EntryOf) {
  let steps = 0;
  for (let entry = entryOf(key); entry?.before != null; ) {
    const { before, steps: distance } = entry;
    entry = entryOf(before);
    steps += distance;
    if (entry === null) return null;
    if (!skips?.test(entry.pathname)) return { pathname: entry.pathname, steps };
  }
  return null;
}
