import type { Cart, CartPort } from '@naap/api-clients';
import type { QueryClient } from '@tanstack/react-query';
import type { SafeStorage } from '../safe-storage.ts';
import { CUSTOMER_ID_KEY } from '../session/session.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { withPending } from './cart-changes.ts';
import { type CartLog, createCartLog } from './cart-log.ts';
import { type CartRecord, createCartRecords } from './cart-record.ts';

export interface ShopCartOptions {
  readonly port: CartPort;
  readonly queryClient: QueryClient;
  readonly storage: SafeStorage;
  readonly customerId: () => string | null;
  /** Called when the server has applied a change. */
  readonly onApplied: (record: CartRecord) => void;
  readonly onSignInRefused: () => void;
}

/** Creates the log of the cart's changes, which keeps the query of the server's cart up to date. */
export function createShopCart({
  port,
  queryClient,
  storage,
  customerId,
  onApplied,
  onSignInRefused,
}: ShopCartOptions): CartLog {
  const queryKey = () => shopperKeys.cart(customerId());
  const refetch = () => void queryClient.invalidateQueries({ queryKey: queryKey() });
  return createCartLog({
    records: createCartRecords(storage),
    port,
    customerId,
    isSessionStored: () => storage.get(CUSTOMER_ID_KEY) === customerId(),
    onStart() {
      if (queryClient.isFetching({ queryKey: queryKey() }) === 0) return;
      void queryClient.cancelQueries({ queryKey: queryKey() }).then(refetch);
    },
    onApplied,
    onSettled(record, cart) {
      queryClient.setQueryData<Cart>(queryKey(), (known) => cart ?? (known && withPending(known, [record])));
      if (cart === null) refetch();
    },
    onSignInRefused,
    onOutdated: refetch,
  });
}
