import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const PROJECT = 'demo-naap';

export interface TokenIssuer {
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Returns a signed token with the claims of a Firebase ID token; `claims` override them. */
  sign(uid: string, claims?: JWTPayload): Promise<string>;
  unsigned(uid: string, claims?: JWTPayload): string;
}

/** Creates an issuer of ID tokens with a new key. */
export async function createTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = 'test-key';
  return {
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    sign: (uid, claims) =>
      new SignJWT(claimsOf(uid, claims)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    unsigned: (uid, claims) => new UnsecuredJWT(claimsOf(uid, claims)).encode(),
  };
}

function claimsOf(uid: string, claims: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: phoneOf(uid),
    ...claims,
  };
}

/** Returns the phone number of a test's shopper. */
export function phoneOf(uid: string): string {
  const digits = [...uid].map((char) => (char.codePointAt(0) ?? 0) % 10).join('');
  return `+919${digits.padStart(9, '8').slice(-9)}`;
}
