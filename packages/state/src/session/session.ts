import {
  ApiError,
  type BackendClient,
  ERROR_MESSAGES,
  type PhoneAuthClient,
  type PhoneUser,
  withinDeadline,
} from '@naap/api-clients';
import { createStore } from 'zustand/vanilla';
import { repeatLost } from '../lost-requests.ts';
import { asApiError } from '../result.ts';
import type { SafeStorage } from '../safe-storage.ts';

export type SessionStatus = 'restoring' | 'signed-out' | 'signed-in';

export interface SessionState {
  /** `restoring` only while a stored session is being restored (docs/decisions/session.md). */
  readonly status: SessionStatus;
  /** Whether a login is in flight, after a restore or a sign-in. */
  readonly isLoading: boolean;
  /** Ten digits, without +91. */
  readonly userPhone: string | null;
  readonly customerId: string | null;
  /** The error of the last login; `message` is the backend's error message or 'Login failed'. */
  readonly loginError: ApiError | null;
  /** Whether a stored session could not be restored because nothing answered: the shopper may still be signed in. */
  readonly isUnknown: boolean;
}

export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  getServerSnapshot(): SessionState;
  /** Starts listening to the identity provider and the other tabs. Returns the function that stops listening. */
  start(): () => void;
  /** Logs a user in at the backend, or joins a login of that user in flight. Resolves with the error, or null on success. */
  signInAs(user: PhoneUser): Promise<ApiError | null>;
  /** Signs out in this and the other tabs, whether or not the backend answers. */
  logout(): Promise<void>;
  /** Reads the session that the browser stores; call it when another tab may have signed in or out. */
  reconcile(): void;
  /** Restores the session that could not be restored without a connection. Without effect on another one. */
  restore(): void;
}

export interface SessionOptions {
  readonly phoneAuth: PhoneAuthClient;
  readonly backend: BackendClient;
  readonly storage: SafeStorage;
  /** Drops all cached data of the shopper on sign-out (docs/decisions/session.md). An unknown session may still be restored. */
  readonly clearShopperData: (isUnknown: boolean) => void;
  /** Called when the session of a signed-in shopper has ended, in this or another tab. */
  readonly onLogout: () => void;
  /** Notifies the other tabs of a sign-in or sign-out. */
  readonly notifyTabs: () => void;
}

/** Local-storage keys of the session (spec section 3). */
export const USER_PHONE_KEY = 'userPhone';
export const CUSTOMER_ID_KEY = 'shopifyCustomerId';

/** Time-out in milliseconds of a token refresh and POST /login together, and of the provider's first event (docs/decisions/session.md). */
const LOGIN_TIMEOUT_MS = 10_000;

/** Delays in milliseconds before a login that got no response is retried, within the time-out. A login is idempotent. */
const LOGIN_RETRY_DELAYS_MS = [300, 600, 1_000, 1_500, 2_000, 2_000] as const;

const SIGNED_OUT: SessionState = {
  status: 'signed-out',
  isLoading: false,
  userPhone: null,
  customerId: null,
  loginError: null,
  isUnknown: false,
};

interface Login {
  readonly uid: string;
  readonly controller: AbortController;
  readonly outcome: Promise<ApiError | null>;
}

/** Creates the auth state machine of spec section 4. */
export function createSession({
  phoneAuth,
  backend,
  storage,
  clearShopperData,
  onLogout,
  notifyTabs,
}: SessionOptions): Session {
  const store = createStore<SessionState>(() => SIGNED_OUT);
  let hasCheckedStorage = false;
  let signedInUid: string | null = null;
  let login: Login | null = null;
  let stopWatchingUser = () => {};

  /** Checks once for a stored session. Called by the first render or effect in a browser, never on a server. */
  function checkStoredSession() {
    if (hasCheckedStorage) return;
    hasCheckedStorage = true;
    if (phoneAuth.hasStoredSession()) store.setState({ status: 'restoring', isLoading: true });
  }

  function storeSession(userPhone: string | null, customerId: string | null) {
    if (userPhone === null || customerId === null) return;
    storage.set(USER_PHONE_KEY, userPhone);
    storage.set(CUSTOMER_ID_KEY, customerId);
  }

  function endSession(loginError: ApiError | null) {
    login?.controller.abort();
    login = null;
    signedInUid = null;
    storage.remove(USER_PHONE_KEY);
    storage.remove(CUSTOMER_ID_KEY);
    const { status } = store.getState();
    const isUnknown = status === 'restoring' && loginError?.isRetryable === true;
    if (store.getState() !== SIGNED_OUT) clearShopperData(isUnknown);
    store.setState(loginError === null ? SIGNED_OUT : { ...SIGNED_OUT, loginError, isUnknown }, true);
    if (status === 'signed-in') onLogout();
  }

  /** Refreshes the token. Every failure becomes the error of a failed login. */
  async function refreshToken() {
    const token = await phoneAuth.getToken({ forceRefresh: true }).catch((cause: unknown) => {
      const { kind } = asApiError(cause, ERROR_MESSAGES.backend.login);
      throw new ApiError(ERROR_MESSAGES.backend.login, { kind, cause });
    });
    if (token === null) throw notAuthenticated();
  }

  async function logIn(user: PhoneUser, phoneNumber: string, controller: AbortController) {
    const storedBefore = storage.get(CUSTOMER_ID_KEY);
    try {
      const deadline = {
        signal: controller.signal,
        timeoutMs: LOGIN_TIMEOUT_MS,
        failure: ERROR_MESSAGES.backend.login,
      };
      const { customerId } = await withinDeadline(deadline, async (signal) => {
        // On an unreliable network, one lost request must not end a stored session.
        await repeatLost(refreshToken, { signal, delays: LOGIN_RETRY_DELAYS_MS });
        return repeatLost(() => backend.login({ signal }), { signal, delays: LOGIN_RETRY_DELAYS_MS });
      });
      if (login?.controller !== controller) return notAuthenticated();
      login = null;
      // Another tab has ended the session meanwhile, and may be signing in another shopper: the provider reports the user again.
      const stored = storage.get(CUSTOMER_ID_KEY);
      if (stored !== storedBefore && stored !== customerId) {
        watchUser();
        return notAuthenticated();
      }
      signedInUid = user.uid;
      const userPhone = phoneNumber.replace(/^\+91/, '');
      storeSession(userPhone, customerId);
      store.setState({ status: 'signed-in', isLoading: false, userPhone, customerId, loginError: null });
      notifyTabs();
      return null;
    } catch (cause) {
      if (login?.controller !== controller) return notAuthenticated();
      const error = asApiError(cause, ERROR_MESSAGES.backend.login);
      endSession(error);
      return error;
    }
  }

  async function signInAs(user: PhoneUser): Promise<ApiError | null> {
    if (login?.uid === user.uid) return login.outcome;
    if (signedInUid === user.uid) {
      // Another tab removes the stored session when it cannot restore it.
      const { userPhone, customerId } = store.getState();
      storeSession(userPhone, customerId);
      return null;
    }
    const { status } = store.getState();
    if (status === 'signed-in' || user.phoneNumber === null) endSession(null);
    if (user.phoneNumber === null) return notAuthenticated();
    login?.controller.abort();
    const controller = new AbortController();
    store.setState({ isLoading: true, loginError: null, isUnknown: false });
    // `login` has to be set before `logIn` starts, so that a second call joins this one.
    const { promise, resolve } = Promise.withResolvers<ApiError | null>();
    login = { uid: user.uid, controller, outcome: promise };
    void logIn(user, user.phoneNumber, controller).then(resolve);
    return promise;
  }

  const isRestoring = () => store.getState().status === 'restoring' && login === null;

  function watchUser() {
    stopWatchingUser();
    stopWatchingUser = phoneAuth.onUserChange((user) => {
      if (user !== null) void signInAs(user);
      else if (isRestoring() && phoneAuth.hasStoredSession()) void loadProvider();
      else endSession(null);
    });
  }

  /** The provider's code could not be fetched. Once it is, the user is reported. */
  async function loadProvider() {
    const retries = { delays: LOGIN_RETRY_DELAYS_MS };
    let error: ApiError | null = null;
    const token = await repeatLost(() => phoneAuth.getToken(), retries).catch((cause: unknown) => {
      error = asApiError(cause, ERROR_MESSAGES.backend.login);
      return null;
    });
    if (token === null && isRestoring()) endSession(error);
  }

  function reconcile() {
    const { status, customerId, isLoading } = store.getState();
    if (!phoneAuth.hasStoredSession()) {
      if (status !== 'signed-out') endSession(null);
      return;
    }
    const storedId = storage.get(CUSTOMER_ID_KEY);
    if (!isLoading && storedId !== customerId) watchUser();
  }

  function restore() {
    if (!store.getState().loginError?.isRetryable || !phoneAuth.hasStoredSession()) return;
    store.setState({ status: 'restoring', isLoading: true, loginError: null, isUnknown: false });
    watchUser();
  }

  function start() {
    checkStoredSession();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === USER_PHONE_KEY || key === CUSTOMER_ID_KEY) reconcile();
    };
    // A page restored from the back-forward cache has missed the events of the other tabs.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reconcile();
    };
    const restoreTimer = setTimeout(() => {
      if (isRestoring()) {
        endSession(new ApiError(ERROR_MESSAGES.backend.login, { kind: 'timeout' }));
      }
    }, LOGIN_TIMEOUT_MS);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', restore);
    watchUser();
    return () => {
      clearTimeout(restoreTimer);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', restore);
      stopWatchingUser();
      stopWatchingUser = () => {};
    };
  }

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      checkStoredSession();
      return store.getState();
    },
    getServerSnapshot: () => SIGNED_OUT,
    start,
    signInAs,
    async logout() {
      endSession(null);
      const token = await phoneAuth.signOut();
      notifyTabs();
      // Without a response the token stays valid until it expires, within an hour.
      if (token) backend.logout(token).catch(() => undefined);
    },
    reconcile,
    restore,
  };
}

export function notAuthenticated(): ApiError {
  return new ApiError(ERROR_MESSAGES.unauthenticated, { kind: 'unauthenticated' });
}
