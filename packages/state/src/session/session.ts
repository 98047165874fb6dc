import {
  ApiError,
  type BackendClient,
  ERROR_TEXTS,
  type PhoneAuthClient,
  type PhoneUser,
} from '@naap/api-clients';
import { createStore } from 'zustand/vanilla';
import { asApiError } from '../result.ts';
import type { SafeStorage } from '../safe-storage.ts';

export type SessionStatus = 'restoring' | 'signed-out' | 'signed-in';

export interface SessionState {
  /** `restoring` only while a stored session is being taken up again (docs/decisions/session.md). */
  readonly status: SessionStatus;
  /** A login is under way, after a restore or a fresh sign-in. */
  readonly isLoading: boolean;
  /** Ten digits, without +91. */
  readonly userPhone: string | null;
  readonly customerId: string | null;
  /** Why the last login failed; `message` is the backend's error or 'Login failed'. */
  readonly loginError: ApiError | null;
}

export interface Session {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  getServerSnapshot(): SessionState;
  /** Follows the identity provider and the other tabs until the answered function is called. */
  start(): () => void;
  /** Logs this user in at the backend; joins a login that is already under way. Answers what went wrong. */
  signInAs(user: PhoneUser): Promise<ApiError | null>;
  /** Signs out here and in the other tabs. */
  logout(): Promise<void>;
  /** Compares with what the browser stores; called when another tab may have signed in or out. */
  reconcile(): void;
}

export interface SessionParts {
  readonly phoneAuth: PhoneAuthClient;
  readonly backend: BackendClient;
  readonly storage: SafeStorage;
  /** Drops every cached answer of the shopper who is leaving (docs/decisions/session.md). */
  readonly forgetShopper: () => void;
  /** Tells the other tabs that someone signed in or out. */
  readonly announce: () => void;
}

/** Where the session is kept between visits (spec section 3). */
export const USER_PHONE_KEY = 'userPhone';
export const CUSTOMER_ID_KEY = 'shopifyCustomerId';

/** Milliseconds for a fresh token and POST /login, and for the provider's first word (docs/decisions/session.md). */
const LOGIN_TIME_LIMIT = 10_000;

const SIGNED_OUT: SessionState = {
  status: 'signed-out',
  isLoading: false,
  userPhone: null,
  customerId: null,
  loginError: null,
};

interface Login {
  readonly uid: string;
  readonly controller: AbortController;
  readonly outcome: Promise<ApiError | null>;
}

/** The auth state machine of spec section 4. */
export function createSession({
  phoneAuth,
  backend,
  storage,
  forgetShopper,
  announce,
}: SessionParts): Session {
  const store = createStore<SessionState>(() => SIGNED_OUT);
  let hasLooked = false;
  let signedInUid: string | null = null;
  let login: Login | null = null;
  let stopWatchingUser = () => {};

  /** The first look at the stored session: by a browser's first render or effect, never by a server's. */
  function lookForStoredSession() {
    if (hasLooked) return;
    hasLooked = true;
    if (phoneAuth.hasStoredSession()) store.setState({ status: 'restoring', isLoading: true });
  }

  function end(loginError: ApiError | null) {
    login?.controller.abort();
    login = null;
    signedInUid = null;
    storage.remove(USER_PHONE_KEY);
    storage.remove(CUSTOMER_ID_KEY);
    if (store.getState() !== SIGNED_OUT) forgetShopper();
    store.setState(loginError === null ? SIGNED_OUT : { ...SIGNED_OUT, loginError }, true);
  }

  /** Without a fresh token the login has failed, whatever the provider calls it. */
  async function refreshToken() {
    const token = await phoneAuth.getToken({ forceRefresh: true }).catch((cause: unknown) => {
      const { kind } = asApiError(cause, ERROR_TEXTS.backend.login);
      throw new ApiError(ERROR_TEXTS.backend.login, { kind, cause });
    });
    if (token === null) throw notAuthenticated();
  }

  async function logIn(user: PhoneUser, phoneNumber: string, controller: AbortController) {
    try {
      const { customerId } = await withTimeLimit(controller, async () => {
        await refreshToken();
        return backend.login({ signal: controller.signal });
      });
      if (login?.controller !== controller) return notAuthenticated();
      login = null;
      signedInUid = user.uid;
      const userPhone = phoneNumber.replace(/^\+91/, '');
      storage.set(USER_PHONE_KEY, userPhone);
      storage.set(CUSTOMER_ID_KEY, customerId);
      store.setState({ status: 'signed-in', isLoading: false, userPhone, customerId, loginError: null });
      announce();
      return null;
    } catch (cause) {
      if (login?.controller !== controller) return notAuthenticated();
      const error = asApiError(cause, ERROR_TEXTS.backend.login);
      end(error);
      return error;
    }
  }

  async function signInAs(user: PhoneUser): Promise<ApiError | null> {
    if (login?.uid === user.uid) return login.outcome;
    if (signedInUid === user.uid) return null;
    const { status } = store.getState();
    if (status === 'signed-in' || user.phoneNumber === null) end(null);
    if (user.phoneNumber === null) return notAuthenticated();
    login?.controller.abort();
    const controller = new AbortController();
    store.setState({ isLoading: true, loginError: null });
    // The record must stand before the first line of logIn runs, so that a second call joins this one.
    const { promise, resolve } = Promise.withResolvers<ApiError | null>();
    login = { uid: user.uid, controller, outcome: promise };
    void logIn(user, user.phoneNumber, controller).then(resolve);
    return promise;
  }

  function watchUser() {
    stopWatchingUser();
    stopWatchingUser = phoneAuth.onUserChange((user) => {
      if (user === null) end(null);
      else void signInAs(user);
    });
  }

  function reconcile() {
    const { status, customerId, isLoading } = store.getState();
    if (!phoneAuth.hasStoredSession()) {
      if (status !== 'signed-out') end(null);
      return;
    }
    const storedId = storage.get(CUSTOMER_ID_KEY);
    if (!isLoading && storedId !== null && storedId !== customerId) watchUser();
  }

  function start() {
    lookForStoredSession();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === USER_PHONE_KEY || key === CUSTOMER_ID_KEY) reconcile();
    };
    // A page that comes back from the back-forward cache has heard nothing in the meantime.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reconcile();
    };
    const giveUp = setTimeout(() => {
      if (store.getState().status === 'restoring' && login === null) {
        end(new ApiError(ERROR_TEXTS.backend.login, { kind: 'timeout' }));
      }
    }, LOGIN_TIME_LIMIT);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    watchUser();
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      stopWatchingUser();
      stopWatchingUser = () => {};
    };
  }

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      lookForStoredSession();
      return store.getState();
    },
    getServerSnapshot: () => SIGNED_OUT,
    start,
    signInAs,
    async logout() {
      end(null);
      await phoneAuth.signOut();
      announce();
    },
    reconcile,
  };
}

export function notAuthenticated(): ApiError {
  return new ApiError(ERROR_TEXTS.unauthenticated, { kind: 'unauthenticated' });
}

/** Aborts and rejects when the work takes too long, or when the controller is aborted from elsewhere. */
function withTimeLimit<T>(controller: AbortController, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    reject(new ApiError(ERROR_TEXTS.backend.login, { kind: 'timeout' }));
    controller.abort();
  }, LOGIN_TIME_LIMIT);
  controller.signal.addEventListener('abort', () =>
    reject(new ApiError(ERROR_TEXTS.backend.login, { kind: 'aborted' })),
  );
  work()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}
