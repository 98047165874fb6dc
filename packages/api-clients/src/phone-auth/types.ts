import type { CallOptions } from '../error.ts';

export interface PhoneAuthConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  /** Origin of an identity emulator, e.g. http://localhost:9099; absent means the real provider. */
  readonly emulatorUrl?: string;
}

export interface PhoneUser {
  readonly uid: string;
  /** With the +91 prefix. */
  readonly phoneNumber: string | null;
}

/** What confirming a code needs; plain data, so it survives a reload. */
export interface PhoneConfirmation {
  readonly verificationId: string;
}

export interface SendCodeInput {
  /** +91 and ten digits. */
  readonly phone: string;
  /** The empty element that carries the invisible bot check. */
  readonly container: HTMLElement | null;
}

/**
 * Phone sign-in (spec section 7). Firebase is loaded by the first verb that needs it.
 * Errors are `ApiError`s whose `message` is the title of spec section 8, `detail` the provider's own
 * message and `code` its `auth/…` code.
 */
export interface PhoneAuthClient {
  /** Whether this browser holds a session; synchronous and without loading Firebase. */
  hasStoredSession(): boolean;
  /**
   * Calls back with the user as soon as known (null without loading Firebase when no session is stored) and
   * at every change, also from another tab. Answers the function that ends it.
   */
  onUserChange(listener: (user: PhoneUser | null) => void): () => void;
  /** Texts a code to the phone. 'Failed to send OTP' and its kin; 'reCAPTCHA container not found'. */
  sendCode(input: SendCodeInput, options?: CallOptions): Promise<PhoneConfirmation>;
  /** As `sendCode`, with the texts of a resend: 'Failed to resend OTP' and its kin. */
  resendCode(input: SendCodeInput, options?: CallOptions): Promise<PhoneConfirmation>;
  /** Signs in with the six digits. 'Invalid OTP' and its kin. */
  confirmCode(
    input: { readonly confirmation: PhoneConfirmation; readonly code: string },
    options?: CallOptions,
  ): Promise<PhoneUser>;
  /** The identity token of the signed-in user, refreshed when it is about to expire; null when signed out. */
  getToken(options?: { readonly forceRefresh?: boolean }): Promise<string | null>;
  /** Ends the session on this device, in every tab. Never rejects. */
  signOut(): Promise<void>;
}
