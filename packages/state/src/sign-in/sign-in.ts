import {
  type ApiError,
  ERROR_MESSAGES,
  type PhoneAuthClient,
  type PhoneConfirmation,
  type PhoneUser,
} from '@naap/api-clients';
import { CODE_LENGTH, isIndianPhone } from '@naap/api-clients/typed-numbers';
import { m } from '@naap/messages';
import { createStore } from 'zustand/vanilla';
import { asApiError, failure, type Result, success } from '../result.ts';
import type { SafeStorage } from '../safe-storage.ts';
import type { Session } from '../session/session.ts';

/** Seconds between one code and the next (spec section 9). */
export const RESEND_SECONDS = 60;
/** Session-storage key of a sign-in in progress, which survives a reload. */
export const SIGN_IN_KEY = 'phoneSignIn';
/** Age in milliseconds after which a stored sign-in is ignored; its code has expired long before. */
const MAX_AGE_MS = 10 * 60_000;

/** A code that was sent to a phone. */
export interface SentCode {
  readonly phone: string;
  readonly confirmation: PhoneConfirmation;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** The shopper returned to the phone step. The code stays valid. */
  readonly isLeft?: boolean;
}

interface SignInState {
  /** At most ten digits; kept when the shopper returns to change them. */
  readonly phone: string;
  readonly sent: SentCode | null;
  readonly sending: boolean;
  readonly resending: boolean;
  readonly verifying: boolean;
}

export interface SignIn {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInState;
  getServerSnapshot(): SignInState;
  sendCode(phone: string, container: HTMLElement | null): Promise<Result>;
  resend(container: HTMLElement | null): Promise<Result>;
  verify(code: string): Promise<Result>;
  changeNumber(): void;
}

const START: SignInState = { phone: '', sent: null, sending: false, resending: false, verifying: false };

/** Returns the seconds until another code can be requested; none when the clock was set back, which would make them hours. */
export function secondsUntilResend(sent: SentCode | null, now: number): number {
  if (sent === null || now < sent.sentAt) return 0;
  return Math.max(0, Math.ceil((sent.sentAt + RESEND_SECONDS * 1000 - now) / 1000));
}

/**
 * Creates the store of signing in by phone in two steps (spec sections 2, 4 and 5). `onSignedIn` is called when a code has signed the shopper
 * in, not when a session is restored.
 */
export function createSignIn(
  phoneAuth: PhoneAuthClient,
  session: Session,
  storage: SafeStorage,
  onSignedIn: () => void,
): SignIn {
  const store = createStore<SignInState>(() => START);
  let hasLoaded = false;
  /** The user of a code that the provider accepted before the backend login failed. The code cannot be confirmed again. */
  let confirmed: { readonly verificationId: string; readonly user: PhoneUser } | null = null;

  function readSent(): SentCode | null {
    const text = storage.get(SIGN_IN_KEY);
    return text === null ? null : parseSentCode(text);
  }

  function loadSentCode() {
    if (hasLoaded) return;
    hasLoaded = true;
    const sent = readSent();
    if (sent === null || Date.now() - sent.sentAt > MAX_AGE_MS) return;
    store.setState({ phone: sent.phone, sent: sent.isLeft ? null : sent });
  }

  function storeSent(sent: SentCode) {
    storage.set(SIGN_IN_KEY, JSON.stringify(sent));
    store.setState({ phone: sent.phone, sent });
  }

  function changeNumber() {
    const { sent } = store.getState();
    if (sent !== null) storage.set(SIGN_IN_KEY, JSON.stringify({ ...sent, isLeft: true }));
    store.setState({ sent: null });
  }

  function sessionExpired() {
    storage.remove(SIGN_IN_KEY);
    store.setState({ sent: null });
    return failure(m.state_session_expired(), m.state_session_expired_description());
  }

  return {
    subscribe: store.subscribe,
    getSnapshot() {
      loadSentCode();
      return store.getState();
    },
    getServerSnapshot: () => START,

    async sendCode(phone, container) {
      if (!isIndianPhone(phone)) return failure(m.state_phone_incomplete());
      const left = readSent();
      if (left?.phone === phone && secondsUntilResend(left, Date.now()) > 0) {
        const { confirmation, sentAt } = left;
        storeSent({ phone, confirmation, sentAt });
        return success(undefined, m.state_otp_sent(), m.state_otp_sent_description({ phone }));
      }
      store.setState({ phone, sending: true });
      try {
        const confirmation = await phoneAuth.sendCode({ phone: `+91${phone}`, container });
        storeSent({ phone, confirmation, sentAt: Date.now() });
        return success(undefined, m.state_otp_sent(), m.state_otp_sent_description({ phone }));
      } catch (cause) {
        return authFailure(asApiError(cause, ERROR_MESSAGES.phoneAuth.sendCode.otherwise));
      } finally {
        store.setState({ sending: false });
      }
    },

    async resend(container) {
      const { sent } = store.getState();
      if (sent === null) return sessionExpired();
      const wait = secondsUntilResend(sent, Date.now());
      if (wait > 0) return failure(m.state_otp_wait({ seconds: wait }));
      store.setState({ resending: true });
      try {
        const confirmation = await phoneAuth.resendCode({ phone: `+91${sent.phone}`, container });
        // The shopper may have returned to the phone step during the request.
        if (store.getState().sent === sent)
          storeSent({ phone: sent.phone, confirmation, sentAt: Date.now() });
        return success(undefined, m.state_otp_resent());
      } catch (cause) {
        return authFailure(asApiError(cause, ERROR_MESSAGES.phoneAuth.resendCode.otherwise));
      } finally {
        store.setState({ resending: false });
      }
    },

    async verify(code) {
      if (!new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code)) {
        return failure(m.state_otp_incomplete());
      }
      const sent = readSent();
      if (sent === null) return sessionExpired();
      store.setState({ verifying: true });
      try {
        const { confirmation } = sent;
        const user =
          confirmed?.verificationId === confirmation.verificationId
            ? confirmed.user
            : await phoneAuth.confirmCode({ confirmation, code });
        confirmed = { verificationId: confirmation.verificationId, user };
        const loginError = await session.signInAs(user);
        if (loginError !== null) return failure(loginError.message);
        confirmed = null;
        onSignedIn();
        storage.remove(SIGN_IN_KEY);
        store.setState({ phone: '', sent: null });
        return success(undefined, m.state_login_successful());
      } catch (cause) {
        return authFailure(asApiError(cause, ERROR_MESSAGES.phoneAuth.confirmCode.otherwise));
      } finally {
        store.setState({ verifying: false });
      }
    },

    changeNumber,
  };
}

function authFailure(error: ApiError) {
  return failure(error.message, error.detail);
}

function parseSentCode(text: string): SentCode | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSentCode(value) ? value : null;
  } catch {
    return null;
  }
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  if (!('phone' in value && 'confirmation' in value && 'sentAt' in value)) return false;
  const { phone, confirmation, sentAt } = value;
  return (
    typeof phone === 'string' &&
    typeof sentAt === 'number' &&
    typeof confirmation === 'object' &&
    confirmation !== null &&
    'verificationId' in confirmation &&
    typeof confirmation.verificationId === 'string'
  );
}
