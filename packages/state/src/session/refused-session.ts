import { ApiError, type Clients } from '@naap/api-clients';
import type { QueryClient } from '@tanstack/react-query';
import { shopperKeys } from '../shopper-keys.ts';
import type { Session } from './session.ts';

export interface RefusedSessionOptions {
  readonly queryClient: QueryClient;
  readonly clients: Pick<Clients, 'phoneAuth' | 'backend'>;
  readonly session: Pick<Session, 'getSnapshot' | 'logout'>;
  /** Whether this page is deleting the account. Its refused requests are then handled by the deletion. */
  readonly isDeletingAccount: () => boolean;
  /** Called when the login has succeeded with a fresh token. */
  readonly onValid: () => void;
}

/**
 * Signs out when the backend refuses the shopper's requests and, with a fresh token, the login too. The account was then deleted on another
 * device, or the provider has disabled or signed out its user. Returns the function that checks this at once.
 */
export function endRefusedSession(options: RefusedSessionOptions): () => void {
  const { queryClient, clients, session, isDeletingAccount, onValid } = options;
  let isChecking = false;

  async function check() {
    if (isChecking || isDeletingAccount() || session.getSnapshot().status !== 'signed-in') return;
    isChecking = true;
    try {
      // The refused token may only have expired.
      await clients.phoneAuth.getToken({ forceRefresh: true });
      await clients.backend.login();
      onValid();
    } catch (cause) {
      if (cause instanceof ApiError && cause.isRefused && !isDeletingAccount()) await session.logout();
    } finally {
      isChecking = false;
    }
  }

  const onError = (error: unknown, [name]: readonly unknown[] = []) => {
    const isOfShopper = name === shopperKeys.all[0];
    if (isOfShopper && error instanceof ApiError && error.status === 401) void check();
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      onError(event.action.error, event.query.queryKey);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      onError(event.action.error, event.mutation.options.mutationKey);
  });
  return () => void check();
}
