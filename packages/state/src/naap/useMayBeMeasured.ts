import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { ACCOUNT_NAAP_KEY, NAAP_KEY } from './naap-keys.ts';

const subscribe = () => () => {};

/**
 * Returns whether the shopper may have measurements, on this device or with the account. Without them, the code that reads them is not loaded.
 * The server does not know.
 */
export function useMayBeMeasured(): boolean {
  const { storages } = useShopState();
  const { customerId } = useSession();
  const isStored = useSyncExternalStore(
    subscribe,
    () => {
      try {
        const { local } = storages();
        return [NAAP_KEY, ACCOUNT_NAAP_KEY].some((key) => local.getItem(key) !== null);
      } catch {
        // Measurements are kept in memory where storage is blocked.
        return true;
      }
    },
    () => false,
  );
  return isStored || customerId !== null;
}
