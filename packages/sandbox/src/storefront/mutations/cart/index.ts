import {
  addAddresses,
  removeAddresses,
  type SelectableAddressInput,
  type SelectableAddressUpdateInput,
  updateAddresses,
} from '../../cart/addresses.ts';
import type { Attribute } from '../../cart/cart.ts';
import {
  addLines,
  type LineInput,
  type LineUpdateInput,
  removeLines,
  updateLines,
} from '../../cart/lines.ts';
import { checkLength } from '../../cart/problems.ts';
import type { View } from '../../context.ts';
import { type BuyerInput, buyerOf } from './buyer.ts';
import { changeCart } from './change.ts';
import { cartPrepareForCompletion, cartSubmitForCompletion } from './completion.ts';
import { cartCreate } from './create.ts';
import { chooseDelivery, type DeliveryChoice } from './delivery.ts';
import { giftCardsOf } from './gift-cards.ts';
import { cartMetafieldDelete, cartMetafieldsSet } from './metafields.ts';
import { checkNote } from './note.ts';
import { cartBillingAddressUpdate, cartPaymentUpdate } from './payment.ts';

interface OfCart {
  readonly cartId: string;
}

/** All cart mutations. */
export const cartMutations: View = {
  cartCreate,
  cartLinesAdd: changeCart((cart, { lines }: OfCart & { lines: readonly LineInput[] }, context) => {
    const added = addLines(cart, lines, ['lines'], context);
    return { cart: { ...cart, lines: added.lines }, warnings: added.warnings };
  }),
  cartLinesUpdate: changeCart((cart, { lines }: OfCart & { lines: readonly LineUpdateInput[] }, context) => {
    const updated = updateLines(cart, lines, context);
    return { cart: { ...cart, lines: updated.lines }, warnings: updated.warnings };
  }),
  cartLinesRemove: changeCart((cart, { lineIds }: OfCart & { lineIds: readonly string[] }) => ({
    cart: { ...cart, lines: removeLines(cart, lineIds) },
  })),
  cartAttributesUpdate: changeCart((cart, { attributes }: OfCart & { attributes: readonly Attribute[] }) => {
    checkLength(attributes);
    return { cart: { ...cart, attributes } };
  }),
  cartNoteUpdate: changeCart((cart, { note }: OfCart & { note: string }) => ({
    cart: { ...cart, note: checkNote(note, ['note']) },
  })),
  cartDiscountCodesUpdate: changeCart(
    (cart, { discountCodes }: OfCart & { discountCodes?: readonly string[] | null }) => {
      checkLength(discountCodes ?? []);
      return { cart: { ...cart, discountCodes: [...new Set(discountCodes)] } };
    },
  ),
  cartGiftCardCodesUpdate: changeCart(
    (cart, { giftCardCodes }: OfCart & { giftCardCodes: readonly string[] }, context) => ({
      cart: { ...cart, giftCards: giftCardsOf(giftCardCodes, ['giftCardCodes'], context) },
    }),
  ),
  cartGiftCardCodesRemove: changeCart(
    (cart, { appliedGiftCardIds }: OfCart & { appliedGiftCardIds: readonly string[] }) => ({
      cart: { ...cart, giftCards: cart.giftCards.filter(({ id }) => !appliedGiftCardIds.includes(id)) },
    }),
  ),
  cartBuyerIdentityUpdate: changeCart(
    (cart, { buyerIdentity }: OfCart & { buyerIdentity: BuyerInput }, context) => ({
      cart: { ...cart, buyer: { ...cart.buyer, ...buyerOf(buyerIdentity, ['buyerIdentity'], context) } },
    }),
  ),
  cartDeliveryAddressesAdd: changeCart(
    (cart, { addresses }: OfCart & { addresses: readonly SelectableAddressInput[] }, context) => {
      const added = addAddresses(cart, addresses, ['addresses'], context);
      return { cart: { ...cart, addresses: added.addresses }, warnings: added.warnings };
    },
  ),
  cartDeliveryAddressesUpdate: changeCart(
    (cart, { addresses }: OfCart & { addresses: readonly SelectableAddressUpdateInput[] }, context) => ({
      cart: { ...cart, addresses: updateAddresses(cart, addresses, context) },
    }),
  ),
  cartDeliveryAddressesRemove: changeCart(
    (cart, { addressIds }: OfCart & { addressIds: readonly string[] }) => ({
      cart: { ...cart, addresses: removeAddresses(cart, addressIds) },
    }),
  ),
  cartSelectedDeliveryOptionsUpdate: changeCart(
    (cart, args: OfCart & { selectedDeliveryOptions: readonly DeliveryChoice[] }, context) => ({
      cart: { ...cart, deliveryOption: chooseDelivery(cart, args.selectedDeliveryOptions, context) },
    }),
  ),
  cartMetafieldsSet,
  cartMetafieldDelete,
  cartBillingAddressUpdate,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartSubmitForCompletion,
};
