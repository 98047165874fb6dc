import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTokenIssuer, PROJECT, phoneOf, type TokenIssuer } from '../../test/helpers/tokens.ts';
import { createTokenVerifier, type TokenIdentity, type TokenVerifierConfig } from './token-verifier.ts';

/** The verifier's time in seconds, which is not that of the system. */
const NOW = 1_900_000_000;
/** The times of a token issued at NOW. */
const TIMES = { iat: NOW, exp: NOW + 3600, auth_time: NOW };

/** Claims that replace those of a valid token. */
type Claims = Readonly<Record<string, unknown>>;

let issuer: TokenIssuer;
let untrustedIssuer: TokenIssuer;

beforeAll(async () => {
  issuer = await createTokenIssuer();
  untrustedIssuer = await createTokenIssuer();
});

const jsonUrl = (value: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;

function verify(token: string, config: Partial<TokenVerifierConfig> = {}): Promise<TokenIdentity> {
  const jwksUrl = jsonUrl(issuer.jwks);
  return createTokenVerifier({ projectId: PROJECT, jwksUrl, now: () => NOW * 1000, ...config })(token);
}

const sign = (claims: Claims = {}, uid = 'meera') => issuer.sign(uid, { ...TIMES, ...claims });
const unsigned = (claims: Claims = {}) => issuer.unsigned('meera', { ...TIMES, ...claims });

/** Returns a token with this header and an invalid signature. */
function forge(header: Readonly<Record<string, unknown>>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode(header)}.${encode({ ...TIMES, sub: 'meera' })}.AAAA`;
}

const INVALID = { name: 'InvalidTokenError', message: 'The token is not valid.', cause: expect.any(Error) };

describe('a token', () => {
  it('identifies its user and phone number', async () => {
    expect(await verify(await sign())).toEqual({
      uid: 'meera',
      phone: phoneOf('meera'),
      signedInAt: expect.any(Number),
    });
  });

  it.each([[undefined], [''], [919876500001], [null]])('with the phone number %j has none', async (phone) => {
    expect(await verify(await sign({ phone_number: phone }))).toMatchObject({ uid: 'meera', phone: null });
  });

  it('has the time of the sign-in, also when it is refreshed', async () => {
    const token = await sign({ iat: NOW, auth_time: NOW - 5_000 });
    expect(await verify(token)).toMatchObject({ signedInAt: (NOW - 5_000) * 1000 });
  });

  it.each([
    ['that expired 9 s ago', { exp: NOW - 9 }],
    ['of a sign-in in 10 s', { auth_time: NOW + 10 }],
    ['that is valid in 10 s', { nbf: NOW + 10 }],
    ['of an old sign-in', { auth_time: 1 }],
    ['issued in 10 s', { iat: NOW + 10 }],
    ['that expires in a day', { exp: NOW + 86_410 }],
    ['of several audiences', { aud: ['another-project', PROJECT] }],
  ])('%s is accepted', async (_name, claims) => {
    expect(await verify(await sign(claims))).toMatchObject({ uid: 'meera' });
  });

  it.each([
    ['that expired 10 s ago', { exp: NOW - 10 }],
    ['that is valid in 11 s', { nbf: NOW + 11 }],
    ['without an expiry', { exp: undefined }],
    ['without an issue time', { iat: undefined }],
    ['without a subject', { sub: undefined }],
    ['of another audience', { aud: 'another-project' }],
    ['without an audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://evil.test/demo-naap' }],
    ["of another project's issuer", { iss: 'https://securetoken.google.com/another-project' }],
    ['without an issuer', { iss: undefined }],
  ])('%s is not valid', async (_name, claims) => {
    await expect(verify(await sign(claims))).rejects.toMatchObject(INVALID);
  });

  it.each([
    ['of a sign-in in 11 s', { auth_time: NOW + 11 }],
    ['without a sign-in time', { auth_time: undefined }],
    ['whose sign-in time is a text', { auth_time: '1' }],
  ])('%s is not valid', async (_name, claims) => {
    await expect(verify(await sign(claims))).rejects.toMatchObject({
      name: 'InvalidTokenError',
      message: 'The token has no sign-in time in the past.',
    });
  });

  it('names a user with 1 to 128 characters', async () => {
    expect(await verify(await sign({}, 'x'.repeat(128)))).toMatchObject({ uid: 'x'.repeat(128) });
    for (const uid of ['', 'x'.repeat(129), 'a\0b', 'a\nb', 'a\u0085', 'a\u007f', 'a\ud800'])
      await expect(verify(await sign({}, uid))).rejects.toMatchObject({
        name: 'InvalidTokenError',
        message: 'The token names no user.',
      });
  });

  it.each([[7], [true], [null], [['meera']], [{ uid: 'meera' }]])(
    'with the subject %j names no user',
    async (sub) => {
      for (const token of [await sign({ sub }), unsigned({ sub })])
        await expect(verify(token, { allowUnsigned: true })).rejects.toMatchObject({
          name: 'InvalidTokenError',
        });
    },
  );

  it.each([
    ['issued in 11 s', { iat: NOW + 11 }, 'The token has no issue time in the past.'],
    ['that expires in more than a day', { exp: NOW + 86_411 }, 'The token expires too late.'],
    ['that expires at no time', { exp: 1e300 }, 'The token expires too late.'],
  ])('%s is not valid, signed or unsigned', async (_name, claims, message) => {
    for (const token of [await sign(claims), unsigned(claims)])
      await expect(verify(token, { allowUnsigned: true })).rejects.toMatchObject({
        name: 'InvalidTokenError',
        message,
      });
  });

  it.each([
    ['of another key', () => untrustedIssuer.sign('meera', TIMES)],
    ['of an unknown key', () => forge({ alg: 'RS256', kid: 'unknown' })],
    ['with another algorithm', () => forge({ alg: 'HS256', kid: 'test-key' })],
    ['with an unknown critical header', () => forge({ alg: 'RS256', kid: 'test-key', crit: ['x'], x: 1 })],
    ['without a signature', () => unsigned()],
    ['that is garbage', () => 'garbage'],
    ['that is empty', () => ''],
  ])('%s is not valid', async (_name, create) => {
    await expect(verify(await create())).rejects.toMatchObject(INVALID);
  });

  it('that does not name one of several keys is not valid', async () => {
    const jwksUrl = jsonUrl({ keys: [...issuer.jwks.keys, ...untrustedIssuer.jwks.keys] });
    await expect(verify(forge({ alg: 'RS256' }), { jwksUrl })).rejects.toMatchObject(INVALID);
  });
});

describe('with allowUnsigned', () => {
  const allowUnsigned = true;

  it('signed and unsigned tokens are accepted', async () => {
    expect(await verify(unsigned(), { allowUnsigned })).toEqual({
      uid: 'meera',
      phone: phoneOf('meera'),
      signedInAt: expect.any(Number),
    });
    expect(await verify(await sign(), { allowUnsigned })).toMatchObject({ uid: 'meera' });
  });

  it.each([
    ['an expired token', () => unsigned({ exp: NOW - 10 })],
    ['a token of another audience', () => unsigned({ aud: 'another-project' })],
    ['a token of another issuer', () => unsigned({ iss: 'https://evil.test/demo-naap' })],
    ['a token of another key', () => untrustedIssuer.sign('meera', TIMES)],
    ['a token without its signature', async () => (await sign()).replace(/[^.]+$/, '')],
    ['garbage', () => 'garbage'],
  ])('%s is not valid', async (_name, create) => {
    await expect(verify(await create(), { allowUnsigned })).rejects.toMatchObject(INVALID);
  });

  it('a token without an issue time is not valid', async () => {
    await expect(verify(unsigned({ iat: undefined }), { allowUnsigned })).rejects.toMatchObject({
      name: 'InvalidTokenError',
      message: 'The token has no issue time in the past.',
    });
  });

  it('a token without an expiry is not valid', async () => {
    await expect(verify(unsigned({ exp: undefined }), { allowUnsigned })).rejects.toMatchObject({
      name: 'InvalidTokenError',
      message: 'The token never expires.',
    });
  });
});

describe('signing keys that cannot be fetched', () => {
  it.each(['http://127.0.0.1:9/jwks', 'data:application/json,{', 'data:application/json,{}'])(
    'make tokens unverifiable, not invalid: %s',
    async (jwksUrl) => {
      await expect(verify(await sign(), { jwksUrl })).rejects.toMatchObject({
        name: 'AuthUnavailableError',
        message: 'The signing keys cannot be fetched.',
        cause: expect.any(Error),
      });
      await expect(verify('garbage', { jwksUrl })).rejects.toMatchObject(INVALID);
    },
  );
});

describe('a verified token', () => {
  function createVerifier() {
    const clock = { now: NOW * 1000 };
    const jwksUrl = jsonUrl(issuer.jwks);
    const checkSignature = vi.spyOn(crypto.subtle, 'verify');
    checkSignature.mockClear();
    return {
      verifyToken: createTokenVerifier({ projectId: PROJECT, jwksUrl, now: () => clock.now }),
      clock,
      checkSignature,
    };
  }

  it('is remembered for a minute', async () => {
    const { verifyToken, clock, checkSignature } = createVerifier();
    const token = await sign();
    const identity = await verifyToken(token);
    clock.now += 59_999;
    expect(await verifyToken(token)).toEqual(identity);
    expect(checkSignature).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(await verifyToken(token)).toEqual(identity);
    expect(checkSignature).toHaveBeenCalledTimes(2);
  });

  it('is not valid after its expiry', async () => {
    const { verifyToken, clock } = createVerifier();
    const token = await sign({ exp: NOW + 20 });
    await verifyToken(token);
    clock.now += 29_999;
    expect(await verifyToken(token)).toMatchObject({ uid: 'meera' });
    clock.now += 1;
    await expect(verifyToken(token)).rejects.toMatchObject(INVALID);
  });

  it('makes no other token valid', async () => {
    const { verifyToken } = createVerifier();
    const token = await sign();
    await verifyToken(token);
    await expect(verifyToken(token.replace(/[^.]+$/, 'AAAA'))).rejects.toMatchObject(INVALID);
    expect(await verifyToken(await sign({}, 'asha'))).toMatchObject({ uid: 'asha' });
  });
});

it("uses the system's clock by default", async () => {
  const config = { projectId: PROJECT, jwksUrl: jsonUrl(issuer.jwks) };
  expect(await createTokenVerifier(config)(await issuer.sign('meera'))).toMatchObject({ uid: 'meera' });
});

it("fetches Google's keys by default", async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(issuer.jwks));
  const verifyToken = createTokenVerifier({ projectId: PROJECT, now: () => NOW * 1000 });
  expect(await verifyToken(await sign())).toMatchObject({ uid: 'meera' });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ]);
  fetch.mockRestore();
});
