/** The screens with a Back arrow. */
export type BackArrow =
  | 'categories'
  | 'category'
  | 'products'
  | 'product'
  | 'search'
  | 'sign-in'
  | 'cart'
  | 'checkout';

interface BackTarget {
  /** The pages the arrow returns to; any page of the shop unless given. */
  readonly to?: RegExp;
  /** Pages that are passed over on the way back. */
  readonly past?: RegExp;
  /** Opened in place of the current entry where no such page precedes it. */
  readonly otherwise: string;
}

/**
 * Where each Back arrow leads (docs/decisions/navigation.md). Following `otherwise` from any screen ends at /, so an arrow that does not go
 * back in history comes closer to / instead, and no sequence of arrows loops.
 */
export const backTargets: Readonly<Record<BackArrow, BackTarget>> = {
  categories: { to: /^\/$/, otherwise: '/' },
  category: { otherwise: '/' },
  products: { otherwise: '/' },
  product: { to: /^\/products(\/|$)/, past: /^\/(auth$|product\/)/, otherwise: '/products' },
  search: { otherwise: '/' },
  'sign-in': { past: /^\/auth$/, otherwise: '/' },
  cart: { past: /^\/(auth|cart|checkout)$/, otherwise: '/' },
  checkout: { to: /^\/cart$/, past: /^\/(auth|checkout)$/, otherwise: '/cart' },
};

/** A page of the shop, and what precedes it in the history of this tab. */
export interface HistoryRecord {
  readonly pathname: string;
  /** Key of the entry it was opened from; null where the visit began. */
  readonly before: string | null;
  /** How many entries back that one is. */
  readonly steps: number;
}

/** How many entries back the arrow's target is; null where none precedes the entry with this key. */
export function stepsBack(
  key: string,
  arrow: BackArrow,
  entryOf: (key: string) => HistoryRecord | null,
): number | null {
  const { to, past } = backTargets[arrow];
  let steps = 0;
  for (let entry = entryOf(key); entry?.before != null; ) {
    const { before, steps: distance } = entry;
    entry = entryOf(before);
    steps += distance;
    if (entry === null) return null;
    if (past?.test(entry.pathname)) continue;
    return to === undefined || to.test(entry.pathname) ? steps : null;
  }
  return null;
}
