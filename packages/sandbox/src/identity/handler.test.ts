import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { createSigningKey, type SigningKey } from './tokens.ts';

const origin = 'http://localhost:9099';
const phoneNumber = '+919876543210';

let signingKey: SigningKey;
let now: number;
let seen: [phoneNumber: string, code: string][];
let sandbox: Sandbox;

beforeAll(async () => {
  signingKey = await createSigningKey();
});

beforeEach(() => {
  now = Date.UTC(2026, 10, 1);
  seen = [];
  sandbox = start();
});

function start(): Sandbox {
  return createSandbox({
    now: () => now,
    random: () => 0.5,
    signingKey,
    onCode: (phone, code) => seen.push([phone, code]),
  });
}

/** The fields of all responses; each test reads those of its own call. */
interface Body {
  readonly error: { readonly message: string };
  readonly sessionInfo: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
}

async function call(path: string, body?: unknown, key = '?key=any'): Promise<{ status: number; body: Body }> {
  const response = await sandbox.identity.fetch(
    new Request(`${origin}/identitytoolkit.googleapis.com${path}${key}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function signIn(): Promise<Body> {
  const { body } = await call('/v1/accounts:sendVerificationCode', { phoneNumber });
  return (await call('/v1/accounts:signInWithPhoneNumber', { sessionInfo: body.sessionInfo, code: '500000' }))
    .body;
}

async function refresh(refreshToken: string): Promise<Response> {
  return sandbox.identity.fetch(
    new Request(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    }),
  );
}

async function verify(idToken: string) {
  const response = await sandbox.identity.fetch(new Request(`${origin}/.well-known/jwks.json`));
  return jwtVerify(idToken, createLocalJWKSet(await response.json()), {
    issuer: 'https://securetoken.google.com/demo-naap',
    audience: 'demo-naap',
    algorithms: ['RS256'],
    currentDate: new Date(now),
  });
}

describe('sign-in', () => {
  it('does not publish the private key', async () => {
    const response = await sandbox.identity.fetch(new Request(`${origin}/.well-known/jwks.json`));
    const { keys } = await response.json();
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it("shows the code to `onCode`, at the emulator's path and on the inbox page", async () => {
    await call('/v1/accounts:sendVerificationCode', { phoneNumber });
    expect(seen).toEqual([[phoneNumber, '500000']]);
    const codes = await sandbox.identity.fetch(
      new Request(`${origin}/emulator/v1/projects/demo-naap/verificationCodes`),
    );
    expect(await codes.json()).toEqual({
      verificationCodes: [{ phoneNumber, code: '500000', sessionInfo: expect.any(String) }],
    });
    const inbox = await sandbox.identity.fetch(new Request(`${origin}/inbox`));
    const html = await inbox.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<strong class="code">500000</strong>');
    expect(html).toContain(`To ${phoneNumber}`);
  });

  it.each([
    ['/v1/accounts:sendVerificationCode', {}, 'MISSING_PHONE_NUMBER'],
    ['/v1/accounts:sendVerificationCode', { phoneNumber: 7 }, 'INVALID_ARGUMENT'],
    ['/v1/accounts:signInWithPhoneNumber', {}, 'MISSING_SESSION_INFO'],
    ['/v1/accounts:signInWithPhoneNumber', { sessionInfo: 'x' }, 'MISSING_CODE'],
    ['/v1/accounts:signInWithPhoneNumber', { sessionInfo: 'x', code: '1' }, 'SESSION_EXPIRED'],
    ['/v1/accounts:lookup', { idToken: 'x' }, 'INVALID_ID_TOKEN'],
    ['/v1/accounts:lookup', {}, 'MISSING_ID_TOKEN'],
  ])('%s with %j responds %s', async (path, body, message) => {
    const answer = await call(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBe(message);
  });

  it('moves the clock of codes forward on request, but not the clock of tokens', async () => {
    const forward = (body: unknown) =>
      sandbox.identity.fetch(
        new Request(`${origin}/__sandbox/clock`, { method: 'POST', body: JSON.stringify(body) }),
      );
    const send = async () => (await call('/v1/accounts:sendVerificationCode', { phoneNumber })).status;
    expect([await send(), await send()]).toEqual([200, 400]);
    expect((await forward({ forwardMs: 60_000 })).status).toBe(200);
    expect(await send()).toBe(200);
    await forward({ forwardMs: 60_000 });
    const { payload } = await verify((await signIn()).idToken);
    expect(payload.auth_time).toBe(now / 1000);
    expect((await forward({ forwardMs: -1 })).status).toBe(400);
  });

  it('requires an API key', async () => {
    const answer = await call('/v1/accounts:sendVerificationCode', { phoneNumber }, '');
    expect(answer.status).toBe(403);
    expect(seen).toEqual([]);
  });

  it('allows cross-origin requests, also for errors', async () => {
    const preflight = await sandbox.identity.fetch(
      new Request(`${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://localhost:5173',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
        },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-version');
    const failure = await sandbox.identity.fetch(
      new Request(`${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
        method: 'POST',
        body: '{}',
      }),
    );
    expect(failure.status).toBe(400);
    expect(failure.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the owner of the project', () => {
  const asOwner = (method: string, body: object, authorization = 'Bearer owner') =>
    sandbox.identity.fetch(
      new Request(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-naap/accounts:${method}?key=k`, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: JSON.stringify(body),
      }),
    );

  it('needs an account that exists, and the credentials', async () => {
    for (const method of ['update', 'delete']) {
      expect((await asOwner(method, { localId: 'nobody' })).status).toBe(400);
      expect((await asOwner(method, { localId: 'nobody' }, 'Bearer other')).status).toBe(401);
    }
  });
});

describe('a session', () => {
  it('can be refreshed after the token expires and after a restart of the sandbox', async () => {
    const { idToken, refreshToken, localId } = await signIn();
    const signedInAt = now / 1000;
    now += 3_601_000;
    await expect(verify(idToken)).rejects.toThrow();
    sandbox = start();
    const answer = await (await refresh(refreshToken)).json();
    expect(answer).toMatchObject({ expires_in: '3600', token_type: 'Bearer', user_id: localId });
    expect((await verify(answer.id_token)).payload).toMatchObject({ sub: localId, auth_time: signedInAt });
    expect((await call('/v1/accounts:lookup', { idToken: answer.id_token })).status).toBe(200);
  });

  it('accepts neither an ID token as a refresh token nor a refresh token as an ID token', async () => {
    const { idToken, refreshToken } = await signIn();
    expect((await refresh(idToken)).status).toBe(400);
    expect((await call('/v1/accounts:lookup', { idToken: refreshToken })).status).toBe(400);
  });
});
