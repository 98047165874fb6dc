import { ApiError, type ApiErrorKind } from '../error.ts';
import { ERROR_MESSAGES, hasServiceLanguage } from '../error-catalogue.ts';

export type PhoneAuthVerb = 'sendCode' | 'resendCode' | 'confirmCode';

/**
 * Converts an error of the provider to the `ApiError` of a verb (spec section 8, Sign-in). Its `message` is the verb's text
 * for the `auth/…` code, its `detail` the provider's own message, which is in English and only for pages in English.
 */
export function phoneAuthError(verb: PhoneAuthVerb, error: unknown): ApiError {
  const messages: Readonly<Record<string, string>> = ERROR_MESSAGES.phoneAuth[verb];
  const { otherwise } = ERROR_MESSAGES.phoneAuth[verb];
  const code = authCodeOf(error);
  const title =
    (code !== undefined && Object.hasOwn(messages, code) ? messages[code] : undefined) ?? otherwise;
  return authError(title, error);
}

/** Converts an error of the provider to an `ApiError` with the given message. */
export function authError(title: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = authCodeOf(error);
  return new ApiError(title, {
    kind: kindOf(code),
    code,
    detail: code !== undefined && error instanceof Error && hasServiceLanguage() ? error.message : undefined,
    cause: error,
  });
}

/** Classifies an `auth/…` code. An error without a code comes from importing Firebase, so it is a network error. */
function kindOf(code: string | undefined): ApiErrorKind {
  if (code === undefined || code === 'auth/network-request-failed') return 'network';
  return code === 'auth/timeout' ? 'timeout' : 'auth';
}

function authCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
