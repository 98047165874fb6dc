import { type Naap, parseNaap } from '@naap/api-clients/naap';
import { m } from '@naap/messages';
import { useQuery } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { type Result, success } from '../result.ts';
import { safeStorage } from '../safe-storage.ts';

/** The key in local storage of measurements that belong to no account (docs/decisions/device.md). */
export const NAAP_KEY = 'yourNaap';

export interface NaapState {
  /** Undefined while it is loaded, null without measurements. */
  readonly naap: Naap | null | undefined;
  /** Saves with the account when signed in, and else on this device. */
  save(naap: Naap): Promise<Result>;
  remove(): Promise<Result>;
  /** Set when the device and the account have different measurements. */
  readonly conflict: { readonly device: Naap; readonly account: Naap } | null;
  /** Keeps one of them and deletes the other. */
  resolve(choice: 'device' | 'account'): Promise<Result>;
}

/** Returns the shopper's measurements. */
export function useNaap(): NaapState {
  const { queryClient, storages } = useShopState();
  const storage = safeStorage(() => storages().local);
  const queryKey = ['naap'];
  const { data } = useQuery({
    queryKey,
    queryFn: () => parseNaap(JSON.parse(storage.get(NAAP_KEY) ?? 'null')),
    networkMode: 'always',
  });
  return {
    naap: data,
    async save(naap) {
      storage.set(NAAP_KEY, JSON.stringify(naap));
      queryClient.setQueryData(queryKey, naap);
      return success(undefined, m.naap_saved());
    },
    async remove() {
      storage.remove(NAAP_KEY);
      queryClient.setQueryData(queryKey, null);
      return success(undefined, m.naap_deleted());
    },
    conflict: null,
    resolve: async () => success(undefined, m.naap_saved()),
  };
}
