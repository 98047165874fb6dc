import { AuthUnavailableError, InvalidTokenError, type TokenVerifier } from '../auth/token-verifier.ts';
import type { CustomerIdentity } from '../store/store.ts';
import { HttpError } from './errors.ts';

/**
 * Returns the identity in the request's bearer token. Throws HttpError: 401 without a valid token, 403 without a phone number, 503
 * when the token cannot be verified.
 */
export async function authenticate(request: Request, verifyToken: TokenVerifier): Promise<CustomerIdentity> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined) throw unauthenticated('unauthenticated', 'User not authenticated');
  try {
    const { uid, phone, signedInAt } = await verifyToken(token);
    if (phone === null)
      throw new HttpError('phone_required', 'This account has no phone number. Sign in by phone.');
    return { uid, phone, signedInAt };
  } catch (error) {
    if (error instanceof InvalidTokenError) throw signInEnded(error);
    if (error instanceof AuthUnavailableError)
      throw new HttpError('sign_in_unavailable', 'Sign-in cannot be checked right now. Please try again.', {
        headers: { 'Retry-After': '5' },
        cause: error,
      });
    throw error;
  }
}

/** Returns the error of a token that is not accepted, or not any more. */
export function signInEnded(cause: unknown): HttpError {
  return unauthenticated('invalid_token', 'The sign-in is not valid any more. Please sign in again.', cause);
}

/** Returns the error of a sign-in before the deletion of its account. */
export function accountDeleted(cause: unknown): HttpError {
  return unauthenticated(
    'account_deleted',
    'This account was deleted. Sign in again to start a new one.',
    cause,
  );
}

function unauthenticated(
  code: 'unauthenticated' | 'invalid_token' | 'account_deleted',
  message: string,
  cause?: unknown,
): HttpError {
  return new HttpError(code, message, { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
}
