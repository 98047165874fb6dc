import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_TEXTS } from '../error-catalogue.ts';
import { withinDeadline } from '../http.ts';
import { authError, phoneAuthError } from './errors.ts';
import type { FirebaseSession } from './firebase.ts';
import { browserStorage, browserWindow, storedSessionKey } from './stored-session.ts';
import type {
  PhoneAuthClient,
  PhoneAuthConfig,
  PhoneConfirmation,
  PhoneUser,
  SendCodeInput,
} from './types.ts';

const TEXTS = ERROR_TEXTS.phoneAuth;

/** Time to solve a challenge the bot check may pose; without a limit a dismissed one would wait for ever. */
const SEND_TIMEOUT_MS = 120_000;
const CONFIRM_TIMEOUT_MS = 30_000;

/** The client of the phone identity provider (spec section 7). It loads Firebase when it first needs it. */
export function createPhoneAuthClient(config: PhoneAuthConfig): PhoneAuthClient {
  let opened: Promise<FirebaseSession> | undefined;
  /** Listeners that came before Firebase was needed. */
  const waiting = new Set<(session: FirebaseSession) => void>();
  const tokensInFlight = new Map<boolean, Promise<string | null>>();

  function hasStoredSession(): boolean {
    return browserStorage()?.getItem(storedSessionKey(config)) != null;
  }

  function open(): Promise<FirebaseSession> {
    opened ??= import('./firebase.ts')
      .then(({ openFirebase }) => {
        const session = openFirebase(config);
        for (const attach of waiting) attach(session);
        waiting.clear();
        return session;
      })
      .catch((error: unknown) => {
        // The next verb tries to load it again.
        opened = undefined;
        throw error;
      });
    return opened;
  }

  async function requestCode(
    verb: 'sendCode' | 'resendCode',
    { phone, container }: SendCodeInput,
    { signal }: CallOptions = {},
  ): Promise<PhoneConfirmation> {
    if (!container) throw new ApiError(TEXTS.containerMissing, { kind: 'auth' });
    const failure = TEXTS[verb].otherwise;
    return withinDeadline({ signal, timeoutMs: SEND_TIMEOUT_MS, failure }, async (deadline) => {
      try {
        const verificationId = await (await open()).sendCode(phone, container, deadline);
        if (verificationId) return { verificationId };
        throw new ApiError(failure, { kind: 'malformed' });
      } catch (error) {
        throw phoneAuthError(verb, error);
      }
    });
  }

  return {
    hasStoredSession,

    onUserChange(listener) {
      let ended = false;
      let told: PhoneUser | null | undefined;
      let detach: (() => void) | undefined;
      const tell = (user: PhoneUser | null) => {
        if (ended || (told !== undefined && told?.uid === user?.uid)) return;
        told = user;
        listener(user);
      };
      const attach = (session: FirebaseSession) => {
        if (!ended) detach = session.onUser(tell);
      };
      /** Another tab may sign in meanwhile; once it is loaded, Firebase listens for that itself. */
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storedSessionKey(config) && newValue !== null) open().catch(() => undefined);
      };
      const wait = () => {
        if (ended) return;
        waiting.add(attach);
        browserWindow()?.addEventListener('storage', onStorage);
        tell(null);
      };
      if (opened || hasStoredSession()) open().then(attach, wait);
      else queueMicrotask(wait);
      return () => {
        ended = true;
        waiting.delete(attach);
        browserWindow()?.removeEventListener('storage', onStorage);
        detach?.();
      };
    },

    sendCode: (input, options) => requestCode('sendCode', input, options),

    resendCode: (input, options) => requestCode('resendCode', input, options),

    confirmCode({ confirmation, code }, { signal } = {}) {
      const failure = TEXTS.confirmCode.otherwise;
      return withinDeadline({ signal, timeoutMs: CONFIRM_TIMEOUT_MS, failure }, async () => {
        try {
          return await (await open()).confirmCode(confirmation.verificationId, code);
        } catch (error) {
          throw phoneAuthError('confirmCode', error);
        }
      });
    },

    getToken({ forceRefresh = false } = {}) {
      if (!opened && !hasStoredSession()) return Promise.resolve(null);
      const inFlight =
        tokensInFlight.get(forceRefresh) ??
        open()
          .then((session) => session.getToken(forceRefresh))
          .catch((error: unknown) => {
            throw authError(ERROR_TEXTS.unauthenticated, error);
          })
          .finally(() => tokensInFlight.delete(forceRefresh));
      tokensInFlight.set(forceRefresh, inFlight);
      return inFlight;
    },

    async signOut() {
      if (!opened && !hasStoredSession()) return;
      try {
        await (await open()).signOut();
      } catch {
        // Without Firebase the session cannot be told that it ended, but it can be forgotten.
        browserStorage()?.removeItem(storedSessionKey(config));
      }
    },
  };
}
