import { idOf } from '../../../catalogue/random.ts';
import type { CartGiftCard } from '../../cart/cart.ts';
import { checkLength, problem } from '../../cart/problems.ts';
import type { StorefrontContext } from '../../context.ts';
import { asGid } from '../../gid.ts';

/** Returns the gift cards with the codes, ignoring case. Throws a CartProblem (INVALID) for an unknown code. */
export function giftCardsOf(
  codes: readonly string[],
  field: readonly string[],
  { catalogue }: StorefrontContext,
): readonly CartGiftCard[] {
  checkLength(codes);
  const cards = codes.map((code, index) => {
    const card = catalogue.shop.giftCards.find((other) => other.code === code.trim().toUpperCase());
    if (!card) throw problem('INVALID', [...field, index], 'The gift card code is invalid.');
    return { ...card, id: asGid('AppliedGiftCard', idOf(`gift-card/${card.code}`)) };
  });
  return cards.filter((card, index) => cards.findIndex(({ id }) => id === card.id) === index);
}
