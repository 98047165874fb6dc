import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as v from 'valibot';

/** A private RS256 key as a JWK. Tokens stay valid across restarts if the caller stores it. */
export type SigningKey = JWK;

/** The account that a token identifies. */
interface TokenSubject {
  readonly localId: string;
  readonly phoneNumber: string;
  /** When the user signed in, in seconds since 1970. */
  readonly authTime: number;
}

export interface ReadToken extends TokenSubject {
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

export interface IssuedTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Lifetime in seconds, as text. */
  readonly expiresIn: string;
}

export interface Tokens {
  issue(subject: TokenSubject): Promise<IssuedTokens>;
  /** Reads an ID token; null for an expired one and for one that another key signed. */
  readIdToken(idToken: string): Promise<ReadToken | null>;
  /** Reads a refresh token, which never expires; null for one that another key signed. */
  readRefreshToken(refreshToken: string): Promise<ReadToken | null>;
  /** Returns the JSON Web Key Set that verifies the tokens. */
  keySet(): Promise<{ readonly keys: readonly JWK[] }>;
}

interface TokenOptions {
  readonly projectId: string;
  readonly now: () => number;
  readonly signingKey?: SigningKey | undefined;
}

const secondsPerHour = 3600;

const claimsSchema = v.object({
  sub: v.string(),
  auth_time: v.number(),
  iat: v.number(),
  phone_number: v.string(),
});

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
}

export function createTokens({ projectId, now, signingKey }: TokenOptions): Tokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const refreshAudience = `${projectId}/refresh`;
  let loading: ReturnType<typeof load> | undefined;

  // Generated at the first use, because generating a key is slow and most pages never sign in.
  const keys = (): ReturnType<typeof load> => {
    loading ??= load();
    return loading;
  };
  const load = async () => {
    const privateJwk = signingKey ?? (await createSigningKey());
    const { kty, n, e } = privateJwk;
    const publicJwk: JWK = { kty: kty ?? 'RSA', ...(n ? { n } : {}), ...(e ? { e } : {}) };
    const kid = await calculateJwkThumbprint(publicJwk);
    return {
      kid,
      publicJwk: { ...publicJwk, kid, alg: 'RS256', use: 'sig' } satisfies JWK,
      privateKey: await importJWK(privateJwk, 'RS256'),
      publicKey: await importJWK(publicJwk, 'RS256'),
    };
  };

  const sign = async (
    { localId, phoneNumber, authTime }: TokenSubject,
    audience: string,
    lifetime: number | null,
  ): Promise<string> => {
    const { kid, privateKey } = await keys();
    const issuedAt = Math.floor(now() / 1000);
    const token = new SignJWT({
      phone_number: phoneNumber,
      auth_time: authTime,
      user_id: localId,
      firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(localId)
      .setIssuedAt(issuedAt);
    return (lifetime === null ? token : token.setExpirationTime(issuedAt + lifetime)).sign(privateKey);
  };

  const read = async (token: string, audience: string): Promise<ReadToken | null> => {
    const { publicKey } = await keys();
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        issuer,
        audience,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
      });
      const claims = v.parse(claimsSchema, payload);
      const { sub: localId, phone_number: phoneNumber, auth_time: authTime, iat: issuedAt } = claims;
      return { localId, phoneNumber, authTime, issuedAt };
    } catch {
      return null;
    }
  };

  return {
    async issue(subject) {
      const [idToken, refreshToken] = await Promise.all([
        sign(subject, projectId, secondsPerHour),
        sign(subject, refreshAudience, null),
      ]);
      return { idToken, refreshToken, expiresIn: String(secondsPerHour) };
    },
    readIdToken: (idToken) => read(idToken, projectId),
    readRefreshToken: (refreshToken) => read(refreshToken, refreshAudience),
    keySet: async () => ({ keys: [(await keys()).publicJwk] }),
  };
}

/** Returns an account id of 28 letters and digits, in the provider's format, derived from a seed. */
export async function localIdOf(projectId: string, seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${projectId}/${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28)
    .padEnd(28, 'n');
}
