import { useCallback, useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { Result } from '../result.ts';
import { type SentCode, secondsUntilResend } from './sign-in.ts';

/** Milliseconds between updates of the countdown: less than a second, so that no second is skipped visibly. */
const TICK_MS = 250;

export interface PhoneSignIn {
  readonly step: 'phone' | 'otp';
  /** Digits without +91 of the phone that the code was sent to, or last tried. */
  readonly phone: string;
  /** When the last code was sent, in ms since the epoch; null in the phone step. */
  readonly sentAt: number | null;
  /** Seconds until another code can be requested; computed from a timestamp, so that it survives a reload. */
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly resending: boolean;
  readonly verifying: boolean;
  /** Sends a code, or returns to one sent to this phone within the countdown. `phone`: ten digits. `container`: an empty element for the invisible reCAPTCHA. */
  sendCode(phone: string, container: HTMLElement | null): Promise<Result>;
  resend(container: HTMLElement | null): Promise<Result>;
  /** Confirms the code and logs in at the backend. */
  verify(code: string): Promise<Result>;
  /** Returns to the phone step. Keeps the number, and the code until another is sent. */
  changeNumber(): void;
}

/** Returns the state and actions of signing in by phone in two steps (spec sections 2, 4 and 5). Step two survives a reload. */
export function usePhoneSignIn(): PhoneSignIn {
  const { signIn } = useShopState();
  const state = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const { sent, phone, sending, resending, verifying } = state;
  return {
    step: sent === null ? 'phone' : 'otp',
    phone,
    sentAt: sent?.sentAt ?? null,
    secondsLeft: useSecondsUntilResend(sent),
    sending,
    resending,
    verifying,
    sendCode: signIn.sendCode,
    resend: signIn.resend,
    verify: signIn.verify,
    changeNumber: signIn.changeNumber,
  };
}

function useSecondsUntilResend(sent: SentCode | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (sent === null) return () => {};
      const timer = setInterval(() => {
        if (secondsUntilResend(sent, Date.now()) === 0) clearInterval(timer);
        notify();
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [sent],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsUntilResend(sent, Date.now()),
    () => 0,
  );
}
