import { ApiError, type ApiErrorKind } from '../error.ts';
import { ERROR_TEXTS } from '../error-catalogue.ts';

export type PhoneAuthVerb = 'sendCode' | 'resendCode' | 'confirmCode';

/**
 * What a verb rejects with for an error of the provider (spec section 8, Sign-in): the verb's text for the
 * `auth/…` code as the title, the provider's own message as the description.
 */
export function phoneAuthError(verb: PhoneAuthVerb, error: unknown): ApiError {
  const texts: Readonly<Record<string, string>> = ERROR_TEXTS.phoneAuth[verb];
  const { otherwise } = ERROR_TEXTS.phoneAuth[verb];
  const code = authCodeOf(error);
  const title = (code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined) ?? otherwise;
  return authError(title, error);
}

/** The error of a verb that has one text only. */
export function authError(title: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = authCodeOf(error);
  return new ApiError(title, {
    kind: kindOf(code),
    code,
    detail: code !== undefined && error instanceof Error ? error.message : undefined,
    cause: error,
  });
}

/** An error without a code comes from loading Firebase itself. */
function kindOf(code: string | undefined): ApiErrorKind {
  if (code === undefined || code === 'auth/network-request-failed') return 'network';
  return code === 'auth/timeout' ? 'timeout' : 'auth';
}

function authCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
