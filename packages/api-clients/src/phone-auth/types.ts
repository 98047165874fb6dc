import type { ReportProblem } from '../config.ts';
import type { CallOptions } from '../error.ts';

export interface PhoneAuthConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  /** Origin of an identity emulator, such as http://localhost:9099. Default: the real provider. */
  readonly emulatorUrl?: string;
  /** Called for each error of the provider. */
  readonly report?: ReportProblem;
}

export interface PhoneUser {
  readonly uid: string;
  /** With the +91 prefix. */
  readonly phoneNumber: string | null;
}

/** Identifies a sent code to `confirmCode`. Plain data, so it can be stored across a reload. */
export interface PhoneConfirmation {
  readonly verificationId: string;
}

export interface SendCodeInput {
  /** +91 and ten digits. */
  readonly phone: string;
  /** An empty element into which the invisible reCAPTCHA is rendered. */
  readonly container: HTMLElement | null;
}

/**
 * Phone sign-in (spec section 7). Firebase is loaded by the first verb that needs it.
 * Errors are `ApiError`s whose `message` is the title of spec section 8, `detail` what helps and `code` the provider's `auth/…` code. The
 * provider's own message goes to `report`.
 */
export interface PhoneAuthClient {
  /** Whether this browser stores a session. Synchronous; does not load Firebase. */
  hasStoredSession(): boolean;
  /**
   * Calls `listener` with the user as soon as it is known, and after every change, including changes in other tabs. When no
   * session is stored, the user is null without loading Firebase. Returns the function that removes the listener.
   */
  onUserChange(listener: (user: PhoneUser | null) => void): () => void;
  /** Sends a code to the phone. Rejects with the messages of `ERROR_MESSAGES.phoneAuth.sendCode` or `containerMissing`. */
  sendCode(input: SendCodeInput, options?: CallOptions): Promise<PhoneConfirmation>;
  /** Works like `sendCode`, but rejects with the messages of `ERROR_MESSAGES.phoneAuth.resendCode`. */
  resendCode(input: SendCodeInput, options?: CallOptions): Promise<PhoneConfirmation>;
  /** Signs in with the six digits. Rejects with the messages of `ERROR_MESSAGES.phoneAuth.confirmCode`. */
  confirmCode(
    input: { readonly confirmation: PhoneConfirmation; readonly code: string },
    options?: CallOptions,
  ): Promise<PhoneUser>;
  /** Resolves with the identity token of the signed-in user, refreshed shortly before it expires; null when signed out. */
  getToken(options?: { readonly forceRefresh?: boolean }): Promise<string | null>;
  /**
   * Deletes the signed-in user at the provider, and signs out. Resolves when there is no such user any more. Rejects with `code`
   * 'auth/requires-recent-login' when the sign-in is too old.
   */
  deleteUser(): Promise<void>;
  /**
   * Ends the session on this device, in every tab, without a request. Resolves with its latest token, null when none is known: the token stays
   * valid until the backend's `logout`. Never rejects.
   */
  signOut(): Promise<string | null>;
}
