import type { ShownProduct } from '@naap/state';

/** What the card of a product shows. */
export type ShownCard = Pick<ShownProduct, 'name' | 'brand' | 'price' | 'originalPrice'>;

/** The navigation state with which a product's page is opened. */
export interface ProductNavigationState {
  /** Address of the image that was clicked, which is in the browser's cache. */
  readonly picture?: string;
  /** Shown until the product is loaded. */
  readonly card?: ShownCard;
}

/** Parses a history entry's state, which may be any value. */
export function readProductNavigationState(state: unknown): ProductNavigationState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('picture' in state && typeof state.picture === 'string' && { picture: state.picture }),
    ...('card' in state && isCard(state.card) && { card: state.card }),
  };
}

/** The entry may come from an earlier release. */
function isCard(card: unknown): card is ShownCard {
  if (typeof card !== 'object' || card === null) return false;
  if (!('name' in card && 'brand' in card && 'price' in card)) return false;
  const original = 'originalPrice' in card ? card.originalPrice : null;
  return (
    typeof card.name === 'string' &&
    typeof card.brand === 'string' &&
    isMoney(card.price) &&
    (original === null || original === undefined || isMoney(original))
  );
}

const isMoney = (money: unknown): boolean =>
  typeof money === 'object' &&
  money !== null &&
  'amount' in money &&
  typeof money.amount === 'number' &&
  'currency' in money &&
  typeof money.currency === 'string';
