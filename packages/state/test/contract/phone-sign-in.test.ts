// @vitest-environment jsdom
/**
 * Phone sign-in with the real Firebase SDK. Runs against the sandbox's identity provider, or against the official emulator when
 * its URL is set (`firebase-emulator.ts` starts one and sets it).
 */

import {
  createBackendClient,
  createPhoneAuthClient,
  type PhoneAuthClient,
  type PhoneConfirmation,
  type PhoneUser,
} from '@naap/api-clients';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from './failure-of.ts';
import { createSandboxIdentity, emulatorFromEnv, readCode } from './identity-providers.ts';

const sandbox = createSandboxIdentity();
const emulator = emulatorFromEnv(process.env);
const identity = emulator ?? sandbox;

const config = { apiKey: 'sandbox', projectId: identity.projectId, emulatorUrl: identity.url };
const client = createPhoneAuthClient(config);
const container = document.createElement('div');

/** Unique for each test, because the number of codes per phone is limited. */
let phone: string;
let phones = 0;

beforeAll(() => {
  identity.start();
  document.body.append(container);
});
beforeEach(() => {
  phones += 1;
  phone = `+91${9_876_500_000 + phones}`;
});
afterEach(async () => {
  await client.signOut();
  sandbox.faults.clear();
});
afterAll(() => identity.stop());

const codeFor = (confirmation: PhoneConfirmation) => readCode(identity, confirmation);
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

async function signIn(): Promise<PhoneUser> {
  const confirmation = await client.sendCode({ phone, container });
  return client.confirmCode({ confirmation, code: await codeFor(confirmation) });
}

/** Creates a client in freshly imported modules on the same storage, as a page reload does. */
async function clientAfterReload(): Promise<PhoneAuthClient> {
  vi.resetModules();
  const reloaded = await import('@naap/api-clients');
  return reloaded.createPhoneAuthClient(config);
}

function claimsOf(token: string | null): unknown {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}

describe(`phone sign-in against ${identity.name}`, () => {
  it('signs in, stores the session, returns tokens and signs out', async () => {
    const users = vi.fn();
    const end = client.onUserChange(users);
    expect(client.hasStoredSession()).toBe(false);

    const user = await signIn();
    expect(user).toEqual({ uid: expect.any(String), phoneNumber: phone });
    expect(client.hasStoredSession()).toBe(true);
    const token = await client.getToken();
    expect(token?.split('.')).toHaveLength(3);
    expect(await client.getToken()).toBe(token);

    expect(await client.signOut()).toBe(token);
    expect(client.hasStoredSession()).toBe(false);
    expect(await client.getToken()).toBeNull();
    expect(await client.signOut()).toBeNull();
    expect(users.mock.calls).toEqual([[null], [user], [null]]);
    end();
  });

  it('issues tokens with the project, the user and the phone, also after a refresh', async () => {
    const { uid } = await signIn();
    const claims = {
      iss: `https://securetoken.google.com/${identity.projectId}`,
      aud: identity.projectId,
      sub: uid,
      phone_number: phone,
      auth_time: expect.any(Number),
      exp: expect.any(Number),
      firebase: { sign_in_provider: 'phone' },
    };
    expect(claimsOf(await client.getToken())).toMatchObject(claims);
    expect(claimsOf(await client.getToken({ forceRefresh: true }))).toMatchObject(claims);
  });

  it('returns the same user for the same phone', async () => {
    const { uid } = await signIn();
    await client.signOut();
    identity.waitToResend();
    expect((await signIn()).uid).toBe(uid);
  });

  it('deletes the user, so that the phone signs in as another one', async () => {
    const { uid } = await signIn();
    await client.deleteUser();
    expect(client.hasStoredSession()).toBe(false);
    identity.waitToResend();
    expect((await signIn()).uid).not.toBe(uid);
  });

  it('signs out when the user to delete was deleted before', async () => {
    await signIn();
    await identity.deleteAccounts();
    await client.deleteUser();
    expect(client.hasStoredSession()).toBe(false);
    await client.deleteUser();
  });

  it('restores the session after a reload of the page', async () => {
    const user = await signIn();
    const token = await client.getToken();

    const restored = await clientAfterReload();
    expect(restored.hasStoredSession()).toBe(true);
    expect(await new Promise((resolve) => restored.onUserChange(resolve))).toEqual(user);
    expect(await restored.getToken()).toBe(token);
    expect(claimsOf(await restored.getToken({ forceRefresh: true }))).toMatchObject({ sub: user.uid });

    await restored.signOut();
    expect(restored.hasStoredSession()).toBe(false);
  });

  it('drops the session after a reload when the account was deleted', async () => {
    await signIn();
    await identity.deleteAccounts();
    const restored = await clientAfterReload();
    expect(await new Promise((resolve) => restored.onUserChange(resolve))).toBeNull();
    expect(restored.hasStoredSession()).toBe(false);
    expect(await restored.getToken()).toBeNull();
  });

  it('ends the session when its token can no longer be refreshed', async () => {
    const users = vi.fn();
    const end = client.onUserChange(users);
    const user = await signIn();
    await identity.deleteAccounts();
    expect(await failureOf(client.getToken({ forceRefresh: true }))).toMatchObject({
      message: 'User not authenticated',
      kind: 'auth',
    });
    expect(client.hasStoredSession()).toBe(false);
    expect(users.mock.calls).toEqual([[null], [user], [null]]);
    end();
  });

  it('confirms a code with a confirmation that was serialised', async () => {
    const confirmation = JSON.parse(JSON.stringify(await client.sendCode({ phone, container })));
    const code = await codeFor(confirmation);
    expect((await client.confirmCode({ confirmation, code })).phoneNumber).toBe(phone);
  });

  it('rejects a wrong code, then accepts the right one', async () => {
    const confirmation = await client.sendCode({ phone, container });
    const code = await codeFor(confirmation);
    expect(await failureOf(client.confirmCode({ confirmation, code: wrongCode(code) }))).toMatchObject({
      message: 'Invalid OTP. Please check and try again.',
      code: 'auth/invalid-verification-code',
    });
    expect(client.hasStoredSession()).toBe(false);
    expect((await client.confirmCode({ confirmation, code })).phoneNumber).toBe(phone);
  });

  it('rejects a code that was used', async () => {
    const confirmation = await client.sendCode({ phone, container });
    const code = await codeFor(confirmation);
    await client.confirmCode({ confirmation, code });
    await client.signOut();
    expect(await failureOf(client.confirmCode({ confirmation, code }))).toMatchObject({ kind: 'auth' });
    expect(client.hasStoredSession()).toBe(false);
  });

  it('sends another code and accepts it', async () => {
    const first = await client.sendCode({ phone, container });
    identity.waitToResend();
    const confirmation = await client.resendCode({ phone, container });
    expect(confirmation).not.toEqual(first);
    const code = await codeFor(confirmation);
    expect((await client.confirmCode({ confirmation, code })).phoneNumber).toBe(phone);
  });

  it('rejects an invalid phone number', async () => {
    expect(await failureOf(client.sendCode({ phone: '9876543210', container }))).toMatchObject({
      message: 'Invalid phone number format',
      code: 'auth/invalid-phone-number',
      detail: 'Please check the 10 digits after +91.',
    });
  });

  it('issues tokens that the product backend accepts', async () => {
    await signIn();
    const getToken = () => client.getToken();
    const backend = createBackendClient({ baseUrl: identity.backendUrl, getToken });
    const { customerId } = await backend.login();
    expect(customerId).not.toBe('');

    const token = await client.signOut();
    await backend.logout(token ?? '');
    const forgotten = createBackendClient({ baseUrl: identity.backendUrl, getToken: async () => token });
    expect(await failureOf(forgotten.getCart())).toMatchObject({ kind: 'http', status: 401 });

    identity.waitToResend();
    await signIn();
    expect(await backend.login()).toEqual({ customerId });
    const tampered = async () => (await getToken())?.replace('.', '.AAAA') ?? null;
    const unauthorised = createBackendClient({ baseUrl: identity.backendUrl, getToken: tampered });
    expect(await failureOf(unauthorised.login())).toMatchObject({ kind: 'http', status: 401 });
  });
});

describe.skipIf(emulator)('features of the sandbox only: rate limits, injected faults', () => {
  it("rejects the right code after five wrong ones, and a second send within a minute with each verb's text", async () => {
    const confirmation = await client.sendCode({ phone, container });
    const code = await codeFor(confirmation);
    expect(await failureOf(client.sendCode({ phone, container }))).toMatchObject({
      message: 'Too many requests. Please try again later.',
    });
    expect(await failureOf(client.resendCode({ phone, container }))).toMatchObject({
      message: 'Too many requests. Please wait before requesting again.',
    });
    for (let tries = 0; tries < 5; tries++)
      await failureOf(client.confirmCode({ confirmation, code: wrongCode(code) }));
    expect(await failureOf(client.confirmCode({ confirmation, code }))).toMatchObject({
      message: 'OTP has expired. Please request a new one.',
    });
  });

  it.each([
    [200, '{}'],
    [200, '{"sessionInfo": "tr'],
    [400, '{"error": {}}'],
    [503, '<h1>Down</h1>'],
  ])("rejects a response with status %i and body %j with the verb's text", async (status, body) => {
    const injectFault = (match: string) => sandbox.faults.add({ target: 'identity', match, status, body });
    injectFault('sendVerificationCode');
    expect((await failureOf(client.sendCode({ phone, container }))).message).toBe('Failed to send OTP');
    injectFault('signInWithPhoneNumber');
    const confirmation = { verificationId: 'any' };
    const failure = await failureOf(client.confirmCode({ confirmation, code: '123456' }));
    expect(failure.message).toBe('Invalid OTP');
    expect(client.hasStoredSession()).toBe(false);
  });
});

it('leaves no element of the bot check in the page', () => {
  expect(container.childElementCount).toBe(0);
});
