import type { Paise, ShopProfile } from '../../catalogue/types.ts';
import type { Cart, CartGiftCard, CartLine } from './cart.ts';

export interface Allocation {
  readonly code: string;
  readonly amount: Paise;
  /** Of the discount; `null` for one of a fixed amount. */
  readonly percentage: number | null;
  /** Of a discount of a fixed amount. */
  readonly value: Paise | null;
}

export interface PricedLine {
  readonly line: CartLine;
  readonly subtotal: Paise;
  readonly total: Paise;
  readonly allocations: readonly Allocation[];
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** Of the lines, after what was taken off them. */
  readonly subtotal: Paise;
  /** After what was taken off the whole order. */
  readonly total: Paise;
  readonly allocations: readonly Allocation[];
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
  readonly giftCards: readonly (CartGiftCard & { readonly amountUsed: Paise })[];
}

/** Prices a cart. Percentages come off the lines, then amounts off the order; neither ends below zero. */
export function priceCart(cart: Cart, { discounts }: ShopProfile): PricedCart {
  const chosen = cart.discountCodes.map((code) => ({
    code,
    discount: discounts.find((discount) => discount.code === code.trim().toUpperCase()),
  }));
  const known = chosen.flatMap(({ discount }) => discount ?? []);

  const lines = cart.lines.map((line) => {
    const subtotal = line.variant.price * line.quantity;
    let total = subtotal;
    const allocations: Allocation[] = [];
    for (const discount of known) {
      if (!('percentage' in discount) || total === 0) continue;
      const amount = Math.min(total, Math.round((total * discount.percentage) / 100));
      total -= amount;
      allocations.push({ code: discount.code, amount, percentage: discount.percentage, value: null });
    }
    return { line, subtotal, total, allocations };
  });

  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  let total = subtotal;
  const allocations: Allocation[] = [];
  for (const discount of known) {
    if (!('amount' in discount) || total === 0) continue;
    const amount = Math.min(total, discount.amount);
    total -= amount;
    allocations.push({ code: discount.code, amount, percentage: null, value: discount.amount });
  }

  let toPay = total;
  const giftCards = cart.giftCards.map((card) => {
    const amountUsed = Math.min(card.balance, toPay);
    toPay -= amountUsed;
    return { ...card, amountUsed };
  });

  const applied = new Set(
    [...lines.flatMap((line) => line.allocations), ...allocations].map(({ code }) => code),
  );
  return {
    lines,
    subtotal,
    total,
    allocations,
    discountCodes: chosen.map(({ code, discount }) => ({
      code,
      applicable: discount !== undefined && applied.has(discount.code),
    })),
    giftCards,
  };
}
