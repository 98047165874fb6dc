import { useEffect, useEffectEvent } from 'react';

/** The WebOTP request, which is missing from TypeScript's DOM types. */
interface WebOtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * Reads the code sent at `sentAt` from its SMS in browsers with WebOTP. Starts a new request for each code, and aborts it when the
 * component unmounts.
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
