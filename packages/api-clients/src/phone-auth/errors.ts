import { m } from '@naap/messages';
import { ApiError, type ApiErrorKind } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';

export type PhoneAuthVerb = 'sendCode' | 'resendCode' | 'confirmCode';

/** What helps when a code cannot be sent, by `auth/…` code. */
const SEND_HELP: Readonly<Record<string, () => string>> = {
  'auth/too-many-requests': m.error_phone_auth_help_too_many_requests,
  'auth/invalid-phone-number': m.error_phone_auth_help_invalid_phone_number,
  'auth/missing-phone-number': m.error_phone_auth_help_invalid_phone_number,
  'auth/invalid-app-credential': m.error_phone_auth_help_invalid_app_credential,
};

/**
 * Converts an error of the provider to the `ApiError` of a verb (spec section 8, Sign-in). Its `message` is the verb's text for the
 * `auth/…` code, its `detail` what helps, in the shop's words. The provider's own message is the `cause`'s.
 */
export function phoneAuthError(verb: PhoneAuthVerb, error: unknown): ApiError {
  const messages: Readonly<Record<string, string>> = ERROR_MESSAGES.phoneAuth[verb];
  const { otherwise } = ERROR_MESSAGES.phoneAuth[verb];
  const code = authCodeOf(error);
  const title =
    (code !== undefined && Object.hasOwn(messages, code) ? messages[code] : undefined) ?? otherwise;
  return authError(title, error, verb === 'confirmCode' ? undefined : sendHelp(code));
}

function sendHelp(code: string | undefined): string {
  const help = code !== undefined && Object.hasOwn(SEND_HELP, code) ? SEND_HELP[code] : undefined;
  return (help ?? m.error_phone_auth_help_otherwise)();
}

/** Converts an error of the provider to an `ApiError` with the given message. Without a connection, `detail` says so. */
export function authError(title: string, error: unknown, detail?: string): ApiError {
  if (error instanceof ApiError) return error;
  const code = authCodeOf(error);
  const kind = kindOf(code);
  const isUnreachable = kind !== 'auth';
  return new ApiError(title, {
    kind,
    code,
    detail: isUnreachable ? m.error_phone_auth_help_network() : detail,
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
