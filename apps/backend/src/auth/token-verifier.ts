import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** The user that a bearer token identifies. */
export interface TokenIdentity {
  readonly uid: string;
  /** E.164; null when the user did not sign in by phone. */
  readonly phone: string | null;
  /** When the user entered the code, in milliseconds since 1970. Tokens that are refreshed later have the same time. */
  readonly signedInAt: number;
}

/** Verifies a token. Rejects with InvalidTokenError, or with AuthUnavailableError when the signing keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<TokenIdentity>;

/**
 * Asks the identity provider whether a verified token still counts. Rejects with InvalidTokenError when its user is deleted or disabled, or
 * was signed out since. Resolves with whether the provider has answered.
 */
export type RevocationCheck = (token: string, signedInAt: number) => Promise<boolean>;

/** Thrown for a token that is malformed, expired, not yet valid or not issued for this project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** Thrown when the signing keys cannot be fetched, so that tokens cannot be verified. */
export class AuthUnavailableError extends Error {
  override readonly name = 'AuthUnavailableError';
}

export interface TokenVerifierConfig {
  /** The Firebase project ID: the token's audience and the last part of its issuer. */
  readonly projectId: string;
  /** URL of the signing keys (JWKS). Default `GOOGLE_JWKS_URL`. */
  readonly jwksUrl?: string;
  /** Also accepts the unsigned tokens of the Auth emulator, which anybody can forge. */
  readonly allowUnsigned?: boolean;
  /** Called for a valid token, at most once a minute. Default: a token counts until it expires. */
  readonly checkRevocation?: RevocationCheck | undefined;
  /** Returns milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
}

/** Google's public keys for tokens of Firebase Authentication. */
export const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Accepted clock skew between the identity provider and the backend. */
const CLOCK_TOLERANCE_SECONDS = 10;
const MAX_UID_LENGTH = 128;
/** Firebase's ID tokens are valid for an hour. A token for longer than a day would outlive every sign-out. */
const MAX_LIFETIME_SECONDS = 86_400;

/** How long a verified token is accepted without another verification. A withdrawn key or an ended sign-in is noticed after that. */
const CACHE_MS = 60_000;
/** How long a verified token is accepted without another verification while the identity provider does not answer. */
const UNCHECKED_CACHE_MS = 10_000;
/** Maximum number of remembered tokens, of about a kilobyte each. */
const MAX_CACHED_TOKENS = 10_000;

interface VerifiedToken {
  readonly identity: TokenIdentity;
  /** Milliseconds since 1970. */
  readonly validUntil: number;
}

/**
 * Creates a verifier of Firebase ID tokens: RS256 signature, issuer, audience, times and subject. It remembers valid tokens for a minute.
 */
export function createTokenVerifier(config: TokenVerifierConfig): TokenVerifier {
  const now = config.now ?? Date.now;
  const keys = createRemoteJWKSet(new URL(config.jwksUrl ?? GOOGLE_JWKS_URL));

  async function readClaims(token: string): Promise<JWTPayload> {
    const claims = {
      issuer: `https://securetoken.google.com/${config.projectId}`,
      audience: config.projectId,
      currentDate: new Date(now()),
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    };
    // An unsigned token has an empty signature; `decode` checks its header.
    if (config.allowUnsigned && token.endsWith('.')) {
      return UnsecuredJWT.decode(token, claims).payload;
    }
    const { payload } = await jwtVerify(token, keys, {
      ...claims,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  }

  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_CACHED_TOKENS });
  /** Verifications in flight, so that requests at the same time share one. */
  const verifying = new Map<string, Promise<TokenIdentity>>();

  return async (token) => {
    const known = verified.get(token);
    if (known && now() < known.validUntil) return known.identity;
    const inFlight = verifying.get(token) ?? verify(token).finally(() => verifying.delete(token));
    verifying.set(token, inFlight);
    return inFlight;
  };

  async function verify(token: string): Promise<TokenIdentity> {
    let payload: JWTPayload;
    try {
      payload = await readClaims(token);
    } catch (error) {
      if (isTokenError(error)) throw new InvalidTokenError('The token is not valid.', { cause: error });
      throw new AuthUnavailableError('The signing keys cannot be fetched.', { cause: error });
    }
    const { sub, iat, exp, auth_time: authTime, phone_number: phone } = payload;
    const seconds = now() / 1000 + CLOCK_TOLERANCE_SECONDS;
    if (!isUid(sub)) throw new InvalidTokenError('The token names no user.');
    if (typeof exp !== 'number') throw new InvalidTokenError('The token never expires.');
    if (exp > seconds + MAX_LIFETIME_SECONDS) throw new InvalidTokenError('The token expires too late.');
    if (typeof iat !== 'number' || iat > seconds)
      throw new InvalidTokenError('The token has no issue time in the past.');
    if (typeof authTime !== 'number' || authTime > seconds)
      throw new InvalidTokenError('The token has no sign-in time in the past.');
    const identity = {
      uid: sub,
      phone: typeof phone === 'string' && phone !== '' ? phone : null,
      signedInAt: authTime * 1000,
    };
    const expiry = (exp + CLOCK_TOLERANCE_SECONDS) * 1000;
    const isChecked = (await config.checkRevocation?.(token, identity.signedInAt)) ?? true;
    const cacheMs = isChecked ? CACHE_MS : UNCHECKED_CACHE_MS;
    verified.set(token, { identity, validUntil: Math.min(now() + cacheMs, expiry) });
    return identity;
  }
}

/** Returns whether the subject of a token can be a user ID. Its declared type is not checked by jose. */
function isUid(sub: unknown): sub is string {
  return (
    typeof sub === 'string' &&
    sub !== '' &&
    sub.length <= MAX_UID_LENGTH &&
    sub.isWellFormed() &&
    !/\p{Cc}/u.test(sub)
  );
}

/** Returns whether jose rejected the token itself. Its other errors, and those of fetch, mean that the keys could not be fetched. */
function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}
