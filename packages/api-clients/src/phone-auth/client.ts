import { withinDeadline } from '../deadline.ts';
import { ApiError, type CallOptions, reportSafely } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { authError, type PhoneAuthVerb, phoneAuthError } from './errors.ts';
import type { FirebaseSession } from './firebase.ts';
import { browserStorage, browserWindow, storedSessionKey } from './stored-session.ts';
import type {
  PhoneAuthClient,
  PhoneAuthConfig,
  PhoneConfirmation,
  PhoneUser,
  SendCodeInput,
} from './types.ts';

const MESSAGES = ERROR_MESSAGES.phoneAuth;

/** Time for the shopper to solve a reCAPTCHA challenge. A dismissed challenge never settles, so the call needs a time-out. */
const SEND_TIMEOUT_MS = 120_000;
const CONFIRM_TIMEOUT_MS = 30_000;

/** Creates the client of the phone identity provider (spec section 7). Loads Firebase on first use. */
export function createPhoneAuthClient(config: PhoneAuthConfig): PhoneAuthClient {
  let firebase: Promise<FirebaseSession> | undefined;
  /** Attach the listeners that were added before Firebase was loaded. */
  const pendingAttachments = new Set<(session: FirebaseSession) => void>();
  const tokensInFlight = new Map<boolean, Promise<string | null>>();

  function hasStoredSession(): boolean {
    return browserStorage()?.getItem(storedSessionKey(config)) != null;
  }

  function loadFirebase(): Promise<FirebaseSession> {
    firebase ??= import('./firebase.ts')
      .then(({ openFirebase }) => {
        const session = openFirebase(config);
        for (const attach of pendingAttachments) attach(session);
        pendingAttachments.clear();
        return session;
      })
      .catch((error: unknown) => {
        // Lets the next call retry the import.
        firebase = undefined;
        throw error;
      });
    return firebase;
  }

  /** Returns the error of a verb, and reports the provider's own. */
  function refusal(verb: PhoneAuthVerb, error: unknown): ApiError {
    const refused = phoneAuthError(verb, error);
    if (refused !== error)
      reportSafely(config.report, { kind: 'auth', subject: verb, id: null, reason: String(error) });
    return refused;
  }

  async function requestCode(
    verb: 'sendCode' | 'resendCode',
    { phone, container }: SendCodeInput,
    { signal }: CallOptions = {},
  ): Promise<PhoneConfirmation> {
    if (!container) throw new ApiError(MESSAGES.containerMissing, { kind: 'auth' });
    const failure = MESSAGES[verb].otherwise;
    return withinDeadline({ signal, timeoutMs: SEND_TIMEOUT_MS, failure }, async (deadline) => {
      try {
        const verificationId = await (await loadFirebase()).sendCode(phone, container, deadline);
        if (verificationId) return { verificationId };
        throw new ApiError(failure, { kind: 'malformed' });
      } catch (error) {
        throw refusal(verb, error);
      }
    });
  }

  return {
    hasStoredSession,

    onUserChange(listener) {
      let hasEnded = false;
      let lastUser: PhoneUser | null | undefined;
      let detach: (() => void) | undefined;
      const notify = (user: PhoneUser | null) => {
        if (hasEnded || (lastUser !== undefined && lastUser?.uid === user?.uid)) return;
        lastUser = user;
        listener(user);
      };
      const attach = (session: FirebaseSession) => {
        if (!hasEnded) detach = session.onUser(notify);
      };
      /** Detects a sign-in in another tab while Firebase is not loaded; a loaded Firebase detects it itself. */
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === storedSessionKey(config) && newValue !== null) loadFirebase().catch(() => undefined);
      };
      const waitForFirebase = () => {
        if (hasEnded) return;
        pendingAttachments.add(attach);
        browserWindow()?.addEventListener('storage', onStorage);
        notify(null);
      };
      if (firebase || hasStoredSession()) loadFirebase().then(attach, waitForFirebase);
      else queueMicrotask(waitForFirebase);
      return () => {
        hasEnded = true;
        pendingAttachments.delete(attach);
        browserWindow()?.removeEventListener('storage', onStorage);
        detach?.();
      };
    },

    sendCode: (input, options) => requestCode('sendCode', input, options),

    resendCode: (input, options) => requestCode('resendCode', input, options),

    confirmCode({ confirmation, code }, { signal } = {}) {
      const failure = MESSAGES.confirmCode.otherwise;
      return withinDeadline({ signal, timeoutMs: CONFIRM_TIMEOUT_MS, failure }, async () => {
        try {
          return await (await loadFirebase()).confirmCode(confirmation.verificationId, code);
        } catch (error) {
          throw refusal('confirmCode', error);
        }
      });
    },

    getToken({ forceRefresh = false } = {}) {
      if (!firebase && !hasStoredSession()) return Promise.resolve(null);
      const inFlight =
        tokensInFlight.get(forceRefresh) ??
        loadFirebase()
          .then((session) => session.getToken(forceRefresh))
          .catch((error: unknown) => {
            throw authError(ERROR_MESSAGES.unauthenticated, error);
          })
          .finally(() => tokensInFlight.delete(forceRefresh));
      tokensInFlight.set(forceRefresh, inFlight);
      return inFlight;
    },

    async deleteUser() {
      try {
        await (await loadFirebase()).deleteUser();
      } catch (error) {
        throw authError(ERROR_MESSAGES.shopApi.deleteAccount, error);
      }
    },

    async signOut() {
      if (!firebase && !hasStoredSession()) return null;
      try {
        return await (await loadFirebase()).signOut();
      } catch {
        // Firebase could not be loaded to end the session, so remove its stored user instead.
        browserStorage()?.removeItem(storedSessionKey(config));
        return null;
      }
    },
  };
}
