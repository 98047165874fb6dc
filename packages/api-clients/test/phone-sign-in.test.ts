// @vitest-environment jsdom
/** Phone sign-in with the real Firebase SDK against the identity provider of the sandbox. */

import { createSandbox } from '@naap/sandbox';
import { toMswHandlers } from '@naap/sandbox/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhoneAuthClient } from '../src/phone-auth/client.ts';
import { failureOf } from './fakes.ts';

const codes = new Map<string, string>();
const clock = { now: Date.now() };
const sandbox = createSandbox({
  now: () => clock.now,
  onCode: (phoneNumber, code) => codes.set(phoneNumber, code),
});
const server = setupServer(...toMswHandlers(sandbox.routes));

const client = createPhoneAuthClient({
  apiKey: 'sandbox',
  projectId: sandbox.projectId,
  emulatorUrl: sandbox.urls.identity,
});

const container = document.createElement('div');

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  document.body.append(container);
});
beforeEach(() => {
  // A minute and more after the code before, so that another may be sent.
  clock.now += 61_000;
});
afterEach(() => client.signOut());
afterAll(() => server.close());

const phone = '+919876543210';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const codeSent = () => codes.get(phone) ?? '';

it('signs in, keeps the session in storage, hands out tokens and signs out', async () => {
  const users = vi.fn();
  const end = client.onUserChange(users);
  expect(client.hasStoredSession()).toBe(false);

  const confirmation = await client.sendCode({ phone, container });
  const user = await client.confirmCode({ confirmation, code: codeSent() });
  expect(user).toEqual({ uid: expect.any(String), phoneNumber: phone });
  expect(client.hasStoredSession()).toBe(true);
  const token = await client.getToken();
  expect(token?.split('.')).toHaveLength(3);
  expect(await client.getToken({ forceRefresh: true })).toEqual(expect.any(String));

  await client.signOut();
  expect(client.hasStoredSession()).toBe(false);
  expect(await client.getToken()).toBeNull();
  expect(users.mock.calls).toEqual([[null], [user], [null]]);
  end();
});

it('confirms by a confirmation that went through a reload', async () => {
  const confirmation = JSON.parse(JSON.stringify(await client.sendCode({ phone, container })));
  expect((await client.confirmCode({ confirmation, code: codeSent() })).phoneNumber).toBe(phone);
});

it('refuses a wrong code, then takes the right one', async () => {
  const confirmation = await client.sendCode({ phone, container });
  expect(await failureOf(client.confirmCode({ confirmation, code: wrong(codeSent()) }))).toMatchObject({
    message: 'Invalid OTP. Please check and try again.',
    code: 'auth/invalid-verification-code',
  });
  expect((await client.confirmCode({ confirmation, code: codeSent() })).phoneNumber).toBe(phone);
});

it('refuses a code after its time', async () => {
  const confirmation = await client.sendCode({ phone, container });
  clock.now += 6 * 60_000;
  expect(await failureOf(client.confirmCode({ confirmation, code: codeSent() }))).toMatchObject({
    message: 'OTP has expired. Please request a new one.',
  });
});

it('refuses to send again at once, in the words of a resend, and sends a minute later', async () => {
  const fresh = '+919876500001';
  await client.sendCode({ phone: fresh, container });
  expect(await failureOf(client.resendCode({ phone: fresh, container }))).toMatchObject({
    message: 'Too many requests. Please wait before requesting again.',
  });
  clock.now += 61_000;
  expect((await client.resendCode({ phone: fresh, container })).verificationId).not.toBe('');
});

it('refuses what is no phone number', async () => {
  expect(await failureOf(client.sendCode({ phone: '+91', container }))).toMatchObject({
    message: 'Invalid phone number format',
    detail: expect.stringContaining('auth/invalid-phone-number'),
  });
});

describe.each([200, 400, 503])('a malformed reply with status %i', (status) => {
  it.each(['<h1>Down</h1>', '', '{"sessionInfo": "tr', '{}', '[]', 'null', '7', '{"error": {}}'])(
    'of %j ends in the text of the verb',
    async (body) => {
      const spoil = (match: string) => sandbox.faults.add({ target: 'identity', match, status, body });
      spoil('sendVerificationCode');
      expect((await failureOf(client.sendCode({ phone, container }))).message).toBe('Failed to send OTP');
      spoil('sendVerificationCode');
      expect((await failureOf(client.resendCode({ phone, container }))).message).toBe('Failed to resend OTP');
      spoil('signInWithPhoneNumber');
      const confirmation = { verificationId: 'any' };
      const failure = await failureOf(client.confirmCode({ confirmation, code: '123456' }));
      expect(failure.message).toBe('Invalid OTP');
      expect(client.hasStoredSession()).toBe(false);
    },
  );
});

it('leaves nothing of the bot check in the page', () => {
  expect(container.childElementCount).toBe(0);
});
