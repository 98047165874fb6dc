import { ApiError, ERROR_MESSAGES, toVariantGid } from '@naap/api-clients';
import { m } from '@naap/messages';
import type { QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { asApiError, failure, type Result, success } from '../result.ts';
import type { ShopState } from '../shop-state.ts';
import { quantityOf, withPending } from './cart-changes.ts';
import type { ChangeOutcome } from './cart-log.ts';
import { cartQueryOptions } from './cart-queries.ts';

/** The outcome of adding two sizes, in the order of the variants. `message` as in `AddToBagResult`. */
export interface AddPairResult {
  readonly outcomes: readonly (
    | { readonly ok: true; readonly outcome: ChangeOutcome }
    | { readonly ok: false; readonly message: string | null }
  )[];
  /** Takes what was added out of the bag again; null when nothing was added. */
  readonly undo: (() => Promise<Result>) | null;
}

export interface AddPairInput {
  /** Bare or global IDs. */
  readonly variantIds: readonly string[];
  /** See `AddToBagInput`. */
  readonly idempotencyKey?: string | undefined;
}

/** Puts one piece of each size into the bag. A size that is in the bag is not added again. */
export async function addPair(
  { clients, cartLog, session }: Pick<ShopState, 'clients' | 'cartLog' | 'session'>,
  queryClient: QueryClient,
  { variantIds, idempotencyKey = newIdempotencyKey() }: AddPairInput,
): Promise<AddPairResult> {
  const { customerId } = session.getSnapshot();
  const cart = await queryClient
    .ensureQueryData(cartQueryOptions(clients.cart, cartLog, customerId))
    .catch(() => ({ status: 'empty', lines: [] }) as const);
  const { lines } = withPending(cart, cartLog.store.getState());
  const added: string[] = [];
  const outcomes = await Promise.all(
    variantIds.map(toVariantGid).map(async (id, index): Promise<AddPairResult['outcomes'][number]> => {
      if (quantityOf(lines, id) > 0) return { ok: true, outcome: 'applied' };
      try {
        const outcome = await cartLog.change(id, 1, { idempotencyKey: `${idempotencyKey}-${index}` });
        added.push(id);
        return { ok: true, outcome };
      } catch (cause) {
        return { ok: false, message: cause instanceof ApiError ? cause.message : null };
      }
    }),
  );
  return { outcomes, undo: added.length === 0 ? null : () => undoAll(cartLog, added) };
}

async function undoAll(cartLog: ShopState['cartLog'], ids: readonly string[]): Promise<Result> {
  try {
    await Promise.all(ids.map((id) => cartLog.change(id, -1)));
    return success(undefined, m.state_item_removed());
  } catch (cause) {
    const { message } = asApiError(cause, ERROR_MESSAGES.backend.changeCart);
    return failure(m.state_item_remove_failed(), message);
  }
}
