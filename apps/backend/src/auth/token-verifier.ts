import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';

/** Who a bearer token speaks for. */
export interface TokenIdentity {
  readonly uid: string;
  /** E.164; null when the user did not sign in by phone. */
  readonly phone: string | null;
}

/** Rejects with InvalidTokenError, or with AuthUnavailableError when the keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<TokenIdentity>;

/** The token is not a live token of this project. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/** The signing keys cannot be fetched, so no token can be judged now. */
export class AuthUnavailableError extends Error {
  override readonly name = 'AuthUnavailableError';
}

export interface TokenVerifierConfig {
  /** The Firebase project: the token's audience, and the end of its issuer. */
  readonly projectId: string;
  /** Where the signing keys are published; Google's own when left out. */
  readonly jwksUrl?: string;
  /** Also takes unsigned tokens, as the Auth emulator issues them. Never in production: anybody can write one. */
  readonly allowUnsigned?: boolean;
  /** Milliseconds since 1970; the system's clock when left out. */
  readonly now?: () => number;
}

/** Google's keys for tokens of Firebase Authentication. */
export const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far the clocks of provider and backend may stand apart, in seconds. */
const CLOCK_TOLERANCE = 10;
const MAX_UID_LENGTH = 128;

/** Verifies identity tokens of Firebase Authentication: RS256, issuer, audience, times, subject. */
export function createTokenVerifier(config: TokenVerifierConfig): TokenVerifier {
  const now = config.now ?? Date.now;
  const keys = createRemoteJWKSet(new URL(config.jwksUrl ?? GOOGLE_JWKS_URL));

  async function readClaims(token: string): Promise<JWTPayload> {
    const claims = {
      issuer: `https://securetoken.google.com/${config.projectId}`,
      audience: config.projectId,
      currentDate: new Date(now()),
      clockTolerance: CLOCK_TOLERANCE,
    };
    if (config.allowUnsigned && decodeProtectedHeaderOf(token).alg === 'none') {
      return UnsecuredJWT.decode(token, claims).payload;
    }
    const { payload } = await jwtVerify(token, keys, {
      ...claims,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  }

  return async (token) => {
    let payload: JWTPayload;
    try {
      payload = await readClaims(token);
    } catch (error) {
      if (isAboutTheToken(error)) throw new InvalidTokenError('The token is not valid.', { cause: error });
      throw new AuthUnavailableError('The signing keys cannot be fetched.', { cause: error });
    }
    const { sub, exp, auth_time: authTime, phone_number: phone } = payload;
    const seconds = now() / 1000 + CLOCK_TOLERANCE;
    if (!sub || sub.length > MAX_UID_LENGTH) throw new InvalidTokenError('The token names no user.');
    if (typeof exp !== 'number') throw new InvalidTokenError('The token never expires.');
    if (typeof authTime !== 'number' || authTime > seconds)
      throw new InvalidTokenError('The token has no sign-in time in the past.');
    return { uid: sub, phone: typeof phone === 'string' && phone !== '' ? phone : null };
  };
}

function decodeProtectedHeaderOf(token: string): { alg?: unknown } {
  try {
    return decodeProtectedHeader(token);
  } catch (error) {
    throw new errors.JWTInvalid('The token has no header.', { cause: error });
  }
}

/** Of jose's errors, those that judge the token; the rest (and fetch's own) say that the keys could not be had. */
function isAboutTheToken(error: unknown): boolean {
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
