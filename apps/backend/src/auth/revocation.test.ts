import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTokenIssuer, PROJECT } from '../../test/helpers/tokens.ts';
import { silentLogger } from '../logging.ts';
import { createRevocationCheck } from './revocation.ts';
import { createTokenVerifier, type RevocationCheck } from './token-verifier.ts';

/** Time of the sign-in in ms; tokens have it in seconds (`auth_time`). */
const SIGNED_IN_AT = 1_763_800_000_000;
const url = 'http://identity.test/identitytoolkit.googleapis.com/';

afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch` by a fake of the identity provider. Returns a revocation check, its warnings and the requests it sends. */
function stubProvider(respond: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    return respond();
  });
  const warn = vi.fn();
  return {
    requests,
    warn,
    check: createRevocationCheck({ apiKey: 'a key', url, logger: { ...silentLogger, warn } }),
  };
}

const userOf = (user: object) => () => Response.json({ users: [{ localId: 'meera', ...user }] });
const refusal = (message: string) => () => Response.json({ error: { code: 400, message } }, { status: 400 });
const endedSignIn = { name: 'InvalidTokenError', message: 'The sign-in was ended.' };

describe('createRevocationCheck', () => {
  it('sends the token to the provider', async () => {
    const { check, requests } = stubProvider(userOf({}));
    expect(await check('the token', SIGNED_IN_AT)).toBe(true);
    expect(requests[0]?.url).toBe(`${url}v1/accounts:lookup?key=a%20key`);
    expect(await requests[0]?.json()).toEqual({ idToken: 'the token' });
  });

  it.each([
    ['a user', userOf({})],
    ['a user who signed in again', userOf({ validSince: String(SIGNED_IN_AT / 1000) })],
  ])('accepts %s', async (_name, respond) => {
    expect(await stubProvider(respond).check('t', SIGNED_IN_AT)).toBe(true);
  });

  it.each([
    ['a disabled user', userOf({ disabled: true })],
    ['a user who was signed out since', userOf({ validSince: String(SIGNED_IN_AT / 1000 + 1) })],
    ['a deleted user', refusal('USER_NOT_FOUND')],
    ['a user whom the provider refuses as disabled', refusal('USER_DISABLED')],
    ['an expired sign-in', refusal('TOKEN_EXPIRED : The token was revoked')],
    ['a token of another project', refusal('INVALID_ID_TOKEN')],
  ])('refuses %s', async (_name, respond) => {
    const { check, warn } = stubProvider(respond);
    await expect(check('t', SIGNED_IN_AT)).rejects.toMatchObject(endedSignIn);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['is overloaded', refusal('QUOTA_EXCEEDED : Too many requests')],
    [
      'refuses the key',
      () => Response.json({ error: { code: 403, message: 'PERMISSION_DENIED' } }, { status: 403 }),
    ],
    ['fails', () => new Response('<h1>502</h1>', { status: 502 })],
    ['returns no user', () => Response.json({})],
    ['returns an invalid time', userOf({ validSince: 'never' })],
  ])('returns false and logs a warning without the token when the provider %s', async (_name, respond) => {
    const { check, warn } = stubProvider(respond);
    expect(await check('secret token', SIGNED_IN_AT)).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret token');
  });
});

describe('a token verifier with a revocation check', async () => {
  const issuer = await createTokenIssuer();
  const jwksUrl = `data:application/json,${encodeURIComponent(JSON.stringify(issuer.jwks))}`;

  function createVerifier(checkRevocation: RevocationCheck) {
    const clock = { now: Date.now() };
    const verify = createTokenVerifier({
      projectId: PROJECT,
      jwksUrl,
      checkRevocation,
      now: () => clock.now,
    });
    return { verify, clock };
  }

  it('checks a token once a minute, and once for concurrent requests', async () => {
    const check = vi.fn(async () => true);
    const { verify, clock } = createVerifier(check);
    const token = await issuer.sign('meera', { auth_time: 1_763_800_000 });
    await Promise.all([verify(token), verify(token), verify(token)]);
    expect(check.mock.calls).toEqual([[token, SIGNED_IN_AT]]);
    clock.now += 59_999;
    await verify(token);
    expect(check).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await verify(token);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('refuses an ended sign-in within a minute', async () => {
    const check = vi.fn<RevocationCheck>(async () => true);
    const { verify, clock } = createVerifier(check);
    const token = await issuer.sign('meera');
    await verify(token);
    check.mockRejectedValue(Object.assign(new Error('ended'), { name: 'InvalidTokenError' }));
    clock.now += 60_000;
    await expect(verify(token)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });

  it('checks again after ten seconds when the check gave no result', async () => {
    const check = vi.fn(async () => false);
    const { verify, clock } = createVerifier(check);
    const token = await issuer.sign('meera');
    await verify(token);
    clock.now += 9_999;
    await verify(token);
    expect(check).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await verify(token);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('does not check an invalid token', async () => {
    const check = vi.fn(async () => true);
    const { verify } = createVerifier(check);
    await expect(verify(await issuer.sign('meera', { aud: 'another' }))).rejects.toMatchObject({
      name: 'InvalidTokenError',
    });
    expect(check).not.toHaveBeenCalled();
  });
});
