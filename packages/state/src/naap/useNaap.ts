import { ERROR_MESSAGES } from '@naap/api-clients';
import { type Naap, parseNaap } from '@naap/api-clients/naap';
import { m } from '@naap/messages';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Removal, type Result, reasonOf, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import type { ShopState } from '../shop-state.ts';
import { shopperKeys } from '../shopper-keys.ts';
import { type AccountNaap, naapStoreOf } from './naap-store.ts';

export interface NaapState {
  /** Undefined while it is loaded, null without measurements. */
  readonly naap: Naap | null | undefined;
  /** Saves with the account when signed in, and else on this device. What could not be saved stays on this device, and is sent later. */
  save(naap: Naap): Promise<Result>;
  /** The undo saves them again. */
  remove(): Promise<Removal>;
  /** Set when the device and the account have different measurements. */
  readonly conflict: { readonly device: Naap; readonly account: Naap } | null;
  /** Keeps one of them and deletes the other. */
  resolve(choice: 'device' | 'account'): Promise<Result>;
}

/** Time in ms before measurements and history are read again. */
const STALE_MS = 60_000;

const isSame = (first: Naap | null, second: Naap | null) =>
  JSON.stringify(parseNaap(first)) === JSON.stringify(parseNaap(second));

const keyOf = (customerId: string | null) => [...shopperKeys.all, customerId, 'naap'];

/** Reads what an account has stored into the store, after measurements of this device that the account lacks were saved with it. */
export function naapQueryOptions(shop: ShopState, customerId: string | null) {
  const { shopApi } = shop.clients;
  const store = naapStoreOf(shop);
  return queryOptions({
    queryKey: keyOf(customerId),
    async queryFn({ signal }) {
      const before = store.getSnapshot().account;
      const stored = await shopApi.getNaap({ signal });
      const { device, account } = store.getSnapshot();
      // It was saved after this request was sent, here or in another tab.
      if (customerId === null || account !== before) return true;
      const known = account?.customerId === customerId ? account : null;
      const unsaved = known?.unsaved ?? null;
      const isChanged = unsaved !== null && !isSame(stored.naap, known?.naap ?? null);
      const mine = unsaved ?? device;
      const isSent = mine !== null && !isChanged && (unsaved !== null || stored.naap === null);
      if (isSent) await shopApi.saveNaap(mine, { signal });
      const naap = isSent ? mine : stored.naap;
      const isSettled = mine !== null && isSame(mine, naap);
      store.setAccount({ ...stored, customerId, naap, unsaved: isSettled ? null : unsaved, isChanged });
      if (isSettled && shop.session.getSnapshot().customerId === customerId) store.setDevice(null);
      return true;
    },
    enabled: customerId !== null,
    staleTime: STALE_MS,
  });
}

/** Returns what the shopper's account has stored, as this device last saw it, also while the session cannot be restored without a connection. */
export function useAccountNaap(): AccountNaap | null {
  const store = naapStoreOf(useShopState());
  const { status, customerId, loginError } = useSession();
  const account = useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().account,
    () => null,
  );
  const isExpected = status === 'restoring' || loginError?.isRetryable === true;
  return customerId === null
    ? isExpected
      ? account
      : null
    : account?.customerId === customerId
      ? account
      : null;
}

/** Returns the shopper's measurements. */
export function useNaap(): NaapState {
  const shop = useShopState();
  const { queryClient, clients } = shop;
  const store = naapStoreOf(shop);
  const { status, customerId } = useSession();
  const account = useAccountNaap();
  const device = useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().device,
    () => undefined,
  );
  const { isSuccess, isError } = useQuery(naapQueryOptions(shop, customerId));
  const queryKey = keyOf(customerId);

  /** Changes what this device knows about the account of the signed-in shopper. */
  function setAccount(changes: Partial<AccountNaap>) {
    if (customerId === null) return;
    const { account: known } = store.getSnapshot();
    const before = known?.customerId === customerId ? known : { naap: null, unsaved: null, history: [] };
    store.setAccount({ ...before, customerId, isChanged: false, ...changes });
  }

  const { mutateAsync: send } = useMutation({
    mutationKey: [...queryKey, 'save'],
    scope: { id: 'naap' },
    async mutationFn(naap: Naap | null) {
      // A response in flight would be older.
      await queryClient.cancelQueries({ queryKey });
      await (naap === null ? clients.shopApi.deleteNaap() : clients.shopApi.saveNaap(naap));
    },
    onSuccess(_, naap) {
      setAccount({ naap, unsaved: null });
      store.setDevice(null);
      queryClient.setQueryData(queryKey, true);
    },
  });

  const reason = (cause: unknown) => reasonOf(asApiError(cause, ERROR_MESSAGES.shopApi.getNaap));

  async function save(naap: Naap): Promise<Result> {
    if (customerId === null) store.setDevice(naap);
    else {
      try {
        await send(naap);
      } catch (cause) {
        setAccount({ unsaved: naap });
        return failure(m.naap_data_save_failed(), reason(cause));
      }
    }
    return success(undefined, m.naap_saved());
  }

  const mine = account?.unsaved ?? device ?? null;
  const isAsked = isSuccess && (account?.unsaved == null || account.isChanged);
  const conflict =
    isAsked && mine && account?.naap && !isSame(mine, account.naap)
      ? { device: mine, account: account.naap }
      : null;
  const known = customerId === null ? (mine ?? account?.naap) : (account?.unsaved ?? account?.naap ?? device);
  const isKnown =
    customerId === null ? status === 'signed-out' && device !== undefined : account !== null || isError;

  return {
    naap: known ?? (isKnown ? null : undefined),
    save,
    async remove() {
      const undo = async () => (known ? save(known) : success(undefined, m.naap_saved()));
      if (customerId === null) store.setDevice(null);
      else {
        try {
          await send(null);
        } catch (cause) {
          return failure(m.naap_data_delete_failed(), reason(cause));
        }
      }
      return success(undo, m.naap_deleted());
    },
    conflict,
    async resolve(choice) {
      if (choice === 'device' && mine) return save(mine);
      setAccount({ unsaved: null });
      store.setDevice(null);
      return success(undefined, m.naap_saved());
    },
  };
}
