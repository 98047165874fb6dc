import { isReduced, type Money, money, toDecimal } from '@naap/api-clients/pricing';
import type { EventItem } from './event.ts';

/** A product in an event, or a number of pieces of a variant. */
export interface EventProduct {
  /** Bare ID. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** Unit price. */
  readonly price: Money;
  readonly originalPrice?: Money | null | undefined;
  /** The values of the variant's options; null for a product without options, or before they are chosen. */
  readonly variant?: string | null;
  /** Default: 1. */
  readonly quantity?: number;
}

export interface EventList {
  readonly id: string;
  readonly name: string;
}

export function eventItem(product: EventProduct, position?: { list: EventList; index: number }): EventItem {
  const { id, name, brand, price, originalPrice, variant, quantity = 1 } = product;
  return {
    item_id: id,
    item_name: name,
    ...(brand !== '' && { item_brand: brand }),
    ...(variant && { item_variant: variant }),
    ...(position && {
      item_list_id: position.list.id,
      item_list_name: position.list.name,
      index: position.index,
    }),
    price: decimal(price),
    ...(isReduced(price, originalPrice) && {
      discount: decimal(money(originalPrice.amount - price.amount, price.currency)),
    }),
    quantity,
  };
}

/** Returns the parameters of products in one currency; products in other currencies are left out. null when there is none. */
export function valuedItems(products: readonly EventProduct[], currency = products[0]?.price.currency) {
  const priced = products.filter(({ price }) => price.currency === currency);
  if (currency === undefined || priced.length === 0) return null;
  const sum = priced.reduce((total, { price, quantity = 1 }) => total + price.amount * quantity, 0);
  return {
    currency,
    value: decimal(money(sum, currency)),
    items: priced.map((product) => eventItem(product)),
  };
}

export function decimal(amount: Money): number {
  return Number(toDecimal(amount));
}
