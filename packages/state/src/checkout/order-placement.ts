import type { PlaceOrderInput, ShopApiClient } from '@naap/api-clients';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { isUncertain } from '../result.ts';

type OrderDraft = Omit<PlaceOrderInput, 'idempotencyKey'>;

export interface OrderPlacement {
  /** Rejects as `ShopApiClient.placeOrder` does. A second call while one runs answers with that one. */
  place(draft: OrderDraft): Promise<{ readonly orderId?: string }>;
  forget(): void;
}

/**
 * Places orders so that one intent never becomes two orders: an attempt keeps its idempotency key when its answer
 * was lost and the same order is placed again; any definite answer ends the attempt.
 */
export function createOrderPlacement(shopApi: ShopApiClient): OrderPlacement {
  let running: Promise<{ readonly orderId?: string }> | null = null;
  let unanswered: { readonly draft: string; readonly idempotencyKey: string } | null = null;

  async function send(draft: OrderDraft) {
    const body = JSON.stringify(draft);
    const idempotencyKey = unanswered?.draft === body ? unanswered.idempotencyKey : newIdempotencyKey();
    try {
      const order = await shopApi.placeOrder({ ...draft, idempotencyKey });
      unanswered = null;
      return order;
    } catch (error) {
      unanswered = isUncertain(error) ? { draft: body, idempotencyKey } : null;
      throw error;
    } finally {
      running = null;
    }
  }

  return {
    place(draft) {
      running ??= send(draft);
      return running;
    },
    forget() {
      unanswered = null;
    },
  };
}
