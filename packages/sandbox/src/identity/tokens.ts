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
import type { SignInProvider } from './accounts.ts';

/** A private RS256 key as a JWK. Kept by the caller, it keeps everyone signed in over a restart. */
export type SigningKey = JWK;

/** What a token says about its user. */
interface TokenSubject {
  readonly localId: string;
  readonly provider: SignInProvider;
  /** When the user signed in, in seconds since 1970. */
  readonly authTime: number;
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
}

export interface ReadToken {
  readonly subject: TokenSubject;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

export interface IssuedTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text, as the provider writes it. */
  readonly expiresIn: string;
}

export interface Tokens {
  issue(subject: TokenSubject): Promise<IssuedTokens>;
  /** `null` for a token that is not ours or has expired. */
  readIdToken(idToken: string): Promise<ReadToken | null>;
  readRefreshToken(refreshToken: string): Promise<ReadToken | null>;
  keySet(): Promise<{ readonly keys: readonly JWK[] }>;
}

interface TokenOptions {
  readonly projectId: string;
  readonly now: () => number;
  readonly signingKey?: SigningKey | undefined;
}

const hour = 3600;

const claimsSchema = v.object({
  sub: v.string(),
  auth_time: v.number(),
  iat: v.number(),
  phone_number: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
  firebase: v.object({ sign_in_provider: v.picklist(['anonymous', 'password', 'phone']) }),
});

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

  const sign = async (subject: TokenSubject, audience: string, life: number | null): Promise<string> => {
    const { localId, provider, authTime, phoneNumber, email, emailVerified, displayName, photoUrl } = subject;
    const { kid, secretKey } = await keys();
    const issuedAt = Math.floor(now() / 1000);
    const token = new SignJWT({
      ...subject.customClaims,
      name: displayName,
      picture: photoUrl,
      ...(provider === 'anonymous' ? { provider_id: provider } : {}),
      phone_number: phoneNumber,
      email,
      email_verified: email === undefined ? undefined : (emailVerified ?? false),
      auth_time: authTime,
      user_id: localId,
      firebase: {
        identities: {
          ...(phoneNumber === undefined ? {} : { phone: [phoneNumber] }),
          ...(email === undefined ? {} : { email: [email] }),
        },
        sign_in_provider: provider,
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(localId)
      .setIssuedAt(issuedAt);
    return (life === null ? token : token.setExpirationTime(issuedAt + life)).sign(secretKey);
  };

  const read = async (token: string, audience: string): Promise<ReadToken | null> => {
    const { openKey } = await keys();
    try {
      const { payload } = await jwtVerify(token, openKey, {
        issuer,
        audience,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
      });
      const claims = v.parse(claimsSchema, payload);
      const subject: TokenSubject = {
        localId: claims.sub,
        provider: claims.firebase.sign_in_provider,
        authTime: claims.auth_time,
        phoneNumber: claims.phone_number,
        email: claims.email,
        emailVerified: claims.email_verified,
        displayName: claims.name,
        photoUrl: claims.picture,
      };
      return { subject, issuedAt: claims.iat };
    } catch {
      return null;
    }
  };

  return {
    async issue(subject) {
      const [idToken, refreshToken] = await Promise.all([
        sign(subject, projectId, hour),
        sign(subject, refreshAudience, null),
      ]);
      return { idToken, refreshToken, expiresIn: String(hour) };
    },
    readIdToken: (idToken) => read(idToken, projectId),
    readRefreshToken: (refreshToken) => read(refreshToken, refreshAudience),
    keySet: async () => ({ keys: [(await keys()).open] }),
  };
}

/** 28 letters and digits, as the provider's, that are the same for a seed on every machine and in every run. */
export async function localIdOf(projectId: string, seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${projectId}/${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28)
    .padEnd(28, 'n');
}
