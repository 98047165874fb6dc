import { addAddresses, type SelectableAddressInput } from '../../cart/addresses.ts';
import type { Attribute } from '../../cart/cart.ts';
import { addLines, type LineInput } from '../../cart/lines.ts';
import { newCart } from '../../cart/new-cart.ts';
import { checkLength } from '../../cart/problems.ts';
import type { StorefrontContext, View } from '../../context.ts';
import { type BuyerInput, buyerOf } from './buyer.ts';
import { cartPayload } from './change.ts';
import { giftCardsOf } from './gift-cards.ts';
import { type MetafieldInput, withMetafields } from './metafields.ts';
import { checkNote } from './note.ts';

interface CartInput {
  readonly attributes?: readonly Attribute[] | null;
  readonly buyerIdentity?: BuyerInput | null;
  readonly delivery?: { readonly addresses?: readonly SelectableAddressInput[] | null } | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly lines?: readonly LineInput[] | null;
  readonly metafields?: readonly MetafieldInput[] | null;
  readonly note?: string | null;
}

export function cartCreate(
  { input }: { readonly input?: CartInput | null },
  context: StorefrontContext,
): View {
  return cartPayload(context, () => {
    const { attributes, buyerIdentity, delivery, discountCodes, giftCardCodes, lines, metafields, note } =
      input ?? {};
    checkLength(attributes ?? []);
    checkLength(discountCodes ?? []);
    const empty = newCart(context);
    const cart = {
      ...empty,
      note: checkNote(note ?? '', ['input', 'note']),
      attributes: attributes ?? [],
      discountCodes: [...new Set(discountCodes)],
      giftCards: giftCardsOf(giftCardCodes ?? [], ['input', 'giftCardCodes'], context),
      buyer: { ...empty.buyer, ...buyerOf(buyerIdentity ?? {}, ['input', 'buyerIdentity'], context) },
      metafields: withMetafields(empty, metafields ?? [], context),
    };
    const stocked = addLines(cart, lines ?? [], ['input', 'lines'], context);
    const delivered = addAddresses(
      cart,
      delivery?.addresses ?? [],
      ['input', 'delivery', 'addresses'],
      context,
    );
    return {
      cart: { ...cart, lines: stocked.lines, addresses: delivered.addresses },
      warnings: [...stocked.warnings, ...delivered.warnings],
    };
  });
}
