import type { Paise, ShopProfile } from '../../catalogue/types.ts';
import type { Cart, CartGiftCard, CartLine } from './cart.ts';

export interface Allocation {
  readonly code: string;
  readonly amount: Paise;
  /** Percentage of the discount; null for a fixed amount. */
  readonly percentage: number | null;
  /** Fixed amount of the discount; null for a percentage. */
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
  /** Sum of the lines after discounts on lines. */
  readonly subtotal: Paise;
  /** Total after discounts on the order. */
  readonly total: Paise;
  readonly allocations: readonly Allocation[];
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
  readonly giftCards: readonly (CartGiftCard & { readonly amountUsed: Paise })[];
}

/** Prices a cart. Percentages reduce the lines, then fixed amounts reduce the order; no price falls below zero. */
export function priceCart(cart: Cart, { discounts }: ShopProfile): PricedCart {
  const discountsByCode = cart.discountCodes.map((code) => ({
    code,
    discount: discounts.find((discount) => discount.code === code.trim().toUpperCase()),
  }));
  const validDiscounts = discountsByCode.flatMap(({ discount }) => discount ?? []);

  const lines = cart.lines.map((line) => {
    const subtotal = line.variant.price * line.quantity;
    let total = subtotal;
    const allocations: Allocation[] = [];
    for (const discount of validDiscounts) {
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
  for (const discount of validDiscounts) {
    if (!('amount' in discount) || total === 0) continue;
    const amount = Math.min(total, discount.amount);
    total -= amount;
    allocations.push({ code: discount.code, amount, percentage: null, value: discount.amount });
  }

  let amountDue = total;
  const giftCards = cart.giftCards.map((card) => {
    const amountUsed = Math.min(card.balance, amountDue);
    amountDue -= amountUsed;
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
    discountCodes: discountsByCode.map(({ code, discount }) => ({
      code,
      applicable: discount !== undefined && applied.has(discount.code),
    })),
    giftCards,
  };
}
