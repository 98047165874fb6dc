import type { PlaceOrderInput, ShopApiClient } from '@naap/api-clients';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { isUncertain } from '../result.ts';

/** An order without its idempotency key. */
export type OrderDraft = Omit<PlaceOrderInput, 'idempotencyKey'>;

export interface OrderPlacement {
  /** Places an order; rejects like `ShopApiClient.placeOrder`. A call during another call returns the promise of that call. */
  place(draft: OrderDraft): Promise<{ readonly orderId?: string }>;
  /** Called on sign-out: drops the idempotency key of an order without a response. */
  reset(): void;
}

/**
 * Places orders without duplicates: when the response is lost and the shopper places the same order again, the idempotency
 * key is reused. Any response ends the attempt, and the next order has a new key.
 */
export function createOrderPlacement(shopApi: ShopApiClient): OrderPlacement {
  let inFlight: Promise<{ readonly orderId?: string }> | null = null;
  let uncertain: { readonly draft: string; readonly idempotencyKey: string } | null = null;

  async function send(draft: OrderDraft) {
    const body = JSON.stringify(draft);
    const idempotencyKey = uncertain?.draft === body ? uncertain.idempotencyKey : newIdempotencyKey();
    try {
      const order = await shopApi.placeOrder({ ...draft, idempotencyKey });
      uncertain = null;
      return order;
    } catch (error) {
      uncertain = isUncertain(error) ? { draft: body, idempotencyKey } : null;
      throw error;
    } finally {
      inFlight = null;
    }
  }

  return {
    place(draft) {
      inFlight ??= send(draft);
      return inFlight;
    },
    reset() {
      uncertain = null;
    },
  };
}
