import { useEffect, useEffectEvent } from 'react';

/** WebOTP, which the DOM types do not know yet. */
interface WebOtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * Reads the code sent at `sentAt` out of its SMS where the browser can (WebOTP); listens anew for each code, and no longer when the
 * component goes.
 */
export function useWebOtp(sentAt: number | null, onCode: (code: string) => void): void {
  const deliver = useEffectEvent(onCode);

  useEffect(() => {
    if (sentAt === null || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: WebOtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          deliver(credential.code);
      })
      // Declined, timed out or aborted: the shopper types the code.
      .catch(() => undefined);
    return () => controller.abort();
  }, [sentAt]);
}
