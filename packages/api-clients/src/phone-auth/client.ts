import type { PhoneAuthClient, PhoneAuthConfig } from './types.ts';

export function createPhoneAuthClient(_config: PhoneAuthConfig): PhoneAuthClient {
  throw new Error('not there yet');
}
