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

/** A private RS256 key as a JWK. Kept by the caller, it keeps everyone signed in over a restart. */
export type SigningKey = JWK;

interface SignedInUser {
  readonly localId: string;
  readonly phoneNumber: string;
  /** When the shopper typed the code, in seconds since 1970. */
  readonly authTime: number;
}

export interface Tokens {
  /** `expiresIn` in seconds, as text, as the provider writes it. */
  issue(user: SignedInUser): Promise<{ idToken: string; refreshToken: string; expiresIn: string }>;
  /** `null` for a token that is not ours or has expired. */
  readIdToken(idToken: string): Promise<SignedInUser | null>;
  readRefreshToken(refreshToken: string): Promise<SignedInUser | null>;
  keySet(): Promise<{ readonly keys: readonly JWK[] }>;
}

interface TokenOptions {
  readonly projectId: string;
  readonly now: () => number;
  readonly signingKey?: SigningKey | undefined;
}

const hour = 3600;

const claimsSchema = v.object({ sub: v.string(), phone_number: v.string(), auth_time: v.number() });

export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
}

export function createTokens({ projectId, now, signingKey }: TokenOptions): Tokens {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const refreshAudience = `${projectId}/refresh`;
  let loading: ReturnType<typeof load> | undefined;

  // Made at the first token: a page that never signs in does not pay for a key.
  const keys = (): ReturnType<typeof load> => {
    loading ??= load();
    return loading;
  };
  const load = async () => {
    const secret = signingKey ?? (await createSigningKey());
    const { kty, n, e } = secret;
    const open: JWK = { kty: kty ?? 'RSA', ...(n ? { n } : {}), ...(e ? { e } : {}) };
    const kid = await calculateJwkThumbprint(open);
    return {
      kid,
      open: { ...open, kid, alg: 'RS256', use: 'sig' } satisfies JWK,
      secretKey: await importJWK(secret, 'RS256'),
      openKey: await importJWK(open, 'RS256'),
    };
  };

  const sign = async (user: SignedInUser, audience: string, life: number | null): Promise<string> => {
    const { kid, secretKey } = await keys();
    const issuedAt = Math.floor(now() / 1000);
    const token = new SignJWT({
      phone_number: user.phoneNumber,
      auth_time: user.authTime,
      user_id: user.localId,
      firebase: { identities: { phone: [user.phoneNumber] }, sign_in_provider: 'phone' },
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(user.localId)
      .setIssuedAt(issuedAt);
    return (life === null ? token : token.setExpirationTime(issuedAt + life)).sign(secretKey);
  };

  const read = async (token: string, audience: string): Promise<SignedInUser | null> => {
    const { openKey } = await keys();
    try {
      const { payload } = await jwtVerify(token, openKey, {
        issuer,
        audience,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
      });
      const claims = v.parse(claimsSchema, payload);
      return { localId: claims.sub, phoneNumber: claims.phone_number, authTime: claims.auth_time };
    } catch {
      return null;
    }
  };

  return {
    async issue(user) {
      const [idToken, refreshToken] = await Promise.all([
        sign(user, projectId, hour),
        sign(user, refreshAudience, null),
      ]);
      return { idToken, refreshToken, expiresIn: String(hour) };
    },
    readIdToken: (idToken) => read(idToken, projectId),
    readRefreshToken: (refreshToken) => read(refreshToken, refreshAudience),
    keySet: async () => ({ keys: [(await keys()).open] }),
  };
}

/** The same for a number on every machine and in every run: 28 letters and digits, as the provider's. */
export async function localIdOf(projectId: string, phoneNumber: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${projectId}/${phoneNumber}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28)
    .padEnd(28, 'n');
}
