import type { ShopApiClient } from '@naap/api-clients';
import { type Naap, parseNaap } from '@naap/api-clients/naap';
import { createStore } from 'zustand/vanilla';
import { safeStorage } from '../safe-storage.ts';
import type { ShopState } from '../shop-state.ts';
import { ACCOUNT_NAAP_KEY, NAAP_KEY } from './naap-keys.ts';

type StoredNaap = Awaited<ReturnType<ShopApiClient['getNaap']>>;

/** The measurements of an account as this device has last seen them. */
export interface AccountNaap extends StoredNaap {
  readonly customerId: string;
  /** Measurements that could not be saved with the account. */
  readonly unsaved: Naap | null;
  /** Whether another device has changed the account's since then. */
  readonly isChanged: boolean;
}

interface State {
  /** Measurements that belong to no account. */
  readonly device: Naap | null;
  readonly account: AccountNaap | null;
}

/** The measurements that this device stores, synchronised between tabs. */
export interface NaapStore {
  /** Listens to the other tabs too. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): State;
  setDevice(naap: Naap | null): void;
  /** Does nothing unless the shopper of the account is signed in. */
  setAccount(account: AccountNaap): void;
}

function createNaapStore({ storages, session }: ShopState): NaapStore {
  const storage = safeStorage(() => storages().local);
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.get(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const load = (): State => ({
    device: parseNaap(read(NAAP_KEY)),
    account: parseAccount(read(ACCOUNT_NAAP_KEY)),
  });
  const write = (key: string, value: unknown) =>
    value === null ? storage.remove(key) : storage.set(key, JSON.stringify(value));
  const store = createStore<State>(load);
  let signedIn: string | null = null;
  // The logout and the deletion of the account remove them from local storage, of which this tab gets no event.
  session.subscribe(() => {
    const { customerId } = session.getSnapshot();
    if (signedIn !== null && customerId !== signedIn) {
      write(ACCOUNT_NAAP_KEY, null);
      store.setState(load());
    }
    signedIn = customerId;
  });
  return {
    subscribe(listener) {
      signedIn ??= session.getSnapshot().customerId;
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === NAAP_KEY || key === ACCOUNT_NAAP_KEY) store.setState(load());
      };
      window.addEventListener('storage', onStorage);
      const unsubscribe = store.subscribe(listener);
      return () => {
        window.removeEventListener('storage', onStorage);
        unsubscribe();
      };
    },
    getSnapshot: store.getState,
    setDevice(device) {
      write(NAAP_KEY, device);
      store.setState({ device });
    },
    setAccount(account) {
      if (account.customerId !== session.getSnapshot().customerId) return;
      write(ACCOUNT_NAAP_KEY, account);
      store.setState({ account });
    },
  };
}

type Piece = StoredNaap['history'][number];

function isPiece(value: unknown): value is Piece {
  const { brand, kind, size, outcome } = Object(value);
  return (
    [brand, kind, size].every((text) => typeof text === 'string') &&
    ['kept', 'too_small', 'too_big'].includes(outcome)
  );
}

function parseAccount(value: unknown): AccountNaap | null {
  const { customerId, naap, unsaved, isChanged, history } = Object(value);
  return typeof customerId === 'string' && Array.isArray(history)
    ? {
        customerId,
        naap: parseNaap(naap),
        unsaved: parseNaap(unsaved),
        isChanged: isChanged === true,
        history: history.filter(isPiece),
      }
    : null;
}

const stores = new WeakMap<ShopState, NaapStore>();

/** Returns the measurements that the device of a shop stores. Unlike the other stores, it is not part of the first load. */
export function naapStoreOf(shop: ShopState): NaapStore {
  const store = stores.get(shop) ?? createNaapStore(shop);
  stores.set(shop, store);
  return store;
}
