import { useCallback, useSyncExternalStore } from 'react';
import { useShopState } from '../context.ts';
import type { Result } from '../result.ts';
import { type SentCode, secondsUntilResend } from './sign-in.ts';

/** Short enough that a second is never shown late by more than an eye notices. */
const TICK = 250;

export interface PhoneSignIn {
  readonly step: 'phone' | 'otp';
  /** Digits without +91: what the code was sent to, or was last tried with. */
  readonly phone: string;
  /** When the last code was sent, in ms since the epoch; null in the phone step. */
  readonly sentAt: number | null;
  /** Until a new code may be asked for; 0 when it may. Counted from a timestamp, so a reload keeps it. */
  readonly secondsLeft: number;
  readonly sending: boolean;
  readonly resending: boolean;
  readonly verifying: boolean;
  /** `phone`: ten digits. `container`: an empty element for the invisible bot check. */
  sendCode(phone: string, container: HTMLElement | null): Promise<Result>;
  resend(container: HTMLElement | null): Promise<Result>;
  /** Ends signed in at the backend, or says why not. */
  verify(code: string): Promise<Result>;
  /** Back to the phone step; the number stays. */
  changeNumber(): void;
}

/** Signing in by phone in two steps (spec sections 2, 4 and 5); a reload in step two stays there. */
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
      }, TICK);
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
