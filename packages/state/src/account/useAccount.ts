import { type ApiError, ERROR_MESSAGES, type OrderInProgress } from '@naap/api-clients';
import { m } from '@naap/messages';
import { useState } from 'react';
import { useShopState } from '../context.ts';
import { asApiError, type Result, reasonOf, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';

export interface DataDownload {
  readonly isPreparing: boolean;
  /** 'Failed to prepare your data', or the shop API's own error message; null before and after a success. */
  readonly error: string | null;
  /** Resolves with the text of the file, JSON, or with null after an error. */
  prepare(): Promise<string | null>;
}

/** Returns the function that collects everything that is stored about the shopper, by the backend and on this device. */
export function useDataDownload(): DataDownload {
  const shop = useShopState();
  const [state, setState] = useState<Pick<DataDownload, 'isPreparing' | 'error'>>({
    isPreparing: false,
    error: null,
  });
  return {
    ...state,
    async prepare() {
      setState({ isPreparing: true, error: null });
      try {
        const { collectAccountData } = await import('./account-actions.ts');
        const data = await collectAccountData(shop);
        setState({ isPreparing: false, error: null });
        return data;
      } catch (cause) {
        const error = asApiError(cause, ERROR_MESSAGES.shopApi.readStoredData);
        setState({ isPreparing: false, error: reasonOf(error) });
        return null;
      }
    },
  };
}

export type AccountDeletionState =
  | { readonly status: 'idle' | 'deleting' }
  /** It is unknown whether anything was deleted; another attempt is safe. */
  | { readonly status: 'failed'; readonly message: string }
  /** The courier needs the address. */
  | { readonly status: 'refused'; readonly order: OrderInProgress }
  /** All data is deleted, but not the user at the identity provider. */
  | { readonly status: 'sign-in-left'; readonly isSignInTooOld: boolean; readonly isRepeating: boolean };

export interface AccountDeletion {
  readonly state: AccountDeletionState;
  /**
   * Deletes the account, or the parts that an earlier attempt has left. Resolves with the success when all is deleted and the shopper is signed
   * out, otherwise with null.
   */
  remove(): Promise<Result | null>;
  /** Returns to `idle`; after `sign-in-left` it also signs out. */
  dismiss(): Promise<void>;
}

const IDLE: AccountDeletionState = { status: 'idle' };

/** Deletes the shopper's account: at the backend, on this device and at the identity provider, in this order (docs/decisions/privacy.md). */
export function useAccountDeletion(): AccountDeletion {
  const shop = useShopState();
  const { customerId } = useSession();
  const [state, setState] = useState(IDLE);

  async function removeSignIn(): Promise<Result | null> {
    try {
      await shop.clients.phoneAuth.deleteUser();
    } catch (cause) {
      const isSignInTooOld = asApiError(cause, '').code === 'auth/requires-recent-login';
      setState({ status: 'sign-in-left', isSignInTooOld, isRepeating: false });
      return null;
    }
    shop.setDeletingAccount(false);
    setState(IDLE);
    // Not awaited: the screen has to navigate before the dialog removes its history entry.
    void shop.session.logout();
    return success(undefined, m.state_account_deleted(), m.state_account_deleted_description());
  }

  return {
    state,
    async remove() {
      if (state.status === 'sign-in-left') {
        setState({ ...state, isRepeating: true });
        return removeSignIn();
      }
      setState({ status: 'deleting' });
      shop.setDeletingAccount(true);
      try {
        await shop.clients.shopApi.deleteAccount();
      } catch (cause) {
        shop.setDeletingAccount(false);
        setState(failureOf(asApiError(cause, ERROR_MESSAGES.shopApi.deleteAccount)));
        return null;
      }
      shop.forgetShopper();
      const { clearDeviceData } = await import('./account-actions.ts');
      await clearDeviceData(shop.storages, 'deletion', customerId);
      return removeSignIn();
    },
    async dismiss() {
      shop.setDeletingAccount(false);
      setState(IDLE);
      if (state.status === 'sign-in-left') await shop.session.logout();
    },
  };
}

function failureOf(error: ApiError): AccountDeletionState {
  const { orderInProgress } = error;
  if (orderInProgress) return { status: 'refused', order: orderInProgress };
  return { status: 'failed', message: reasonOf(error) };
}
