// @vitest-environment jsdom

import { ApiError } from '@naap/api-clients';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { renderState } from '@naap/fixtures/render-state';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/useSession.ts';
import { SIGN_IN_KEY } from './sign-in.ts';
import { usePhoneSignIn } from './usePhoneSignIn.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type PhoneAuth = Parameters<typeof fakeClients>[0] extends infer O ? NonNullable<O> : never;

function openSignIn(
  phoneAuth: NonNullable<PhoneAuth['phoneAuth']> = {},
  backend: NonNullable<PhoneAuth['backend']> = {},
) {
  const clients = fakeClients({ phoneAuth: { ...fakePhoneAuth(fakeBrowser()), ...phoneAuth }, backend });
  const view = renderState(() => ({ ...usePhoneSignIn(), session: useSession() }), clients);
  return { ...view, now: () => view.result.current };
}

async function openOtpStep(...parts: Parameters<typeof openSignIn>) {
  const view = openSignIn(...parts);
  await act(() => view.now().sendCode('9876543210', null));
  return view;
}

const authError = (message: string) => new ApiError(message, { kind: 'auth', detail: 'from the provider' });

describe('sending a code', () => {
  it.each(['', '987654321', '98765432101', '98765abcde'])('refuses %j', async (phone) => {
    const sendCode = vi.fn();
    const { now } = openSignIn({ sendCode });
    expect(await now().sendCode(phone, null)).toEqual({
      ok: false,
      title: 'Please enter a valid 10-digit phone number',
    });
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('goes to +91 and the number, then counts down a minute', async () => {
    const sendCode = vi.fn(() => Promise.resolve({ verificationId: 'v1' }));
    const { now } = openSignIn({ sendCode });
    const container = document.createElement('div');
    const result = await act(() => now().sendCode('9876543210', container));
    expect(sendCode).toHaveBeenCalledWith({ phone: '+919876543210', container });
    expect(result).toEqual({
      ok: true,
      value: undefined,
      title: 'OTP sent!',
      description: 'OTP sent to +919876543210',
    });
    expect(now()).toMatchObject({ step: 'otp', phone: '9876543210', secondsLeft: 60, sending: false });
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(now().secondsLeft).toBe(42);
    expect(await now().resend(null)).toEqual({ ok: false, title: 'Please wait 42s before trying again' });
    await act(() => vi.advanceTimersByTimeAsync(42_000));
    expect(now().secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says what went wrong and stays at the phone', async () => {
    const { now } = openSignIn({ sendCode: () => Promise.reject(authError('Failed to send OTP')) });
    expect(await act(() => now().sendCode('9876543210', null))).toEqual({
      ok: false,
      title: 'Failed to send OTP',
      description: 'from the provider',
    });
    expect(now()).toMatchObject({ step: 'phone', sending: false });
  });

  it('can be done again after a minute', async () => {
    const { now } = await openOtpStep();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await act(() => now().resend(null))).toMatchObject({ ok: true, title: 'OTP resent!' });
    expect(now().secondsLeft).toBe(60);
  });
});

describe('a reload in the second step', () => {
  it('keeps step, number and countdown', async () => {
    const first = await openOtpStep();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    first.unmount();
    const { now } = openSignIn();
    expect(now()).toMatchObject({ step: 'otp', phone: '9876543210', secondsLeft: 40 });
    expect(await act(() => now().verify('123456'))).toMatchObject({ ok: true });
  });

  it('starts over when what was stored is old or unreadable', async () => {
    const first = await openOtpStep();
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    first.unmount();
    expect(openSignIn().now().step).toBe('phone');
    cleanup();
    sessionStorage.setItem(SIGN_IN_KEY, '{"phone":1');
    expect(openSignIn().now().step).toBe('phone');
  });
});

describe('verifying', () => {
  it.each(['', '123', '12345a', '1234567'])('refuses %j', async (code) => {
    const { now } = await openOtpStep();
    expect(await now().verify(code)).toEqual({ ok: false, title: 'Please enter the complete OTP' });
  });

  it('ends signed in at the backend, with nothing left behind', async () => {
    const { now } = await openOtpStep();
    expect(await act(() => now().verify('123456'))).toMatchObject({ ok: true, title: 'Login successful!' });
    expect(now().session).toMatchObject({ status: 'signed-in', userPhone: '9876543210' });
    expect(now()).toMatchObject({ step: 'phone', phone: '', verifying: false });
    expect(sessionStorage.getItem(SIGN_IN_KEY)).toBeNull();
  });

  it('logs in at the backend once, although the provider reports the same user too', async () => {
    const login = vi.fn(() => Promise.resolve({ customerId: 'c1' }));
    const { now } = await openOtpStep({}, { login });
    await act(() => now().verify('123456'));
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('stays in place after a wrong code', async () => {
    const { now } = await openOtpStep({
      confirmCode: () => Promise.reject(authError('Invalid OTP. Please check and try again.')),
    });
    expect(await act(() => now().verify('000000'))).toEqual({
      ok: false,
      title: 'Invalid OTP. Please check and try again.',
      description: 'from the provider',
    });
    expect(now()).toMatchObject({ step: 'otp', verifying: false });
  });

  it('goes back to the phone when the confirmation is gone', async () => {
    const { now } = await openOtpStep();
    sessionStorage.clear();
    expect(await act(() => now().verify('123456'))).toEqual({
      ok: false,
      title: 'Session expired',
      description: 'Please resend OTP',
    });
    expect(now()).toMatchObject({ step: 'phone', phone: '9876543210' });
  });

  it('retries only the login when the backend failed after the code was accepted', async () => {
    const browser = fakeBrowser();
    const confirmCode = vi.fn(() => {
      browser.user = ASHA;
      return Promise.resolve(ASHA);
    });
    const login = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Login failed', 503))
      .mockResolvedValue({ customerId: 'c1' });
    const { now } = await openOtpStep({ ...fakePhoneAuth(browser), confirmCode }, { login });
    expect(await act(() => now().verify('123456'))).toEqual({ ok: false, title: 'Login failed' });
    expect(now().step).toBe('otp');
    expect(await act(() => now().verify('123456'))).toMatchObject({ ok: true });
    expect(confirmCode).toHaveBeenCalledTimes(1);
  });
});

describe('changing the number', () => {
  it('goes back to the phone and keeps the digits', async () => {
    const { now } = await openOtpStep();
    act(() => now().changeNumber());
    expect(now()).toMatchObject({ step: 'phone', phone: '9876543210', secondsLeft: 0 });
  });

  it('is not undone by a code that was still on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<{ verificationId: string }>();
    const { now } = await openOtpStep({ resendCode: () => promise });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const resent = now().resend(null);
    act(() => now().changeNumber());
    await act(async () => resolve({ verificationId: 'v2' }));
    await act(() => resent);
    expect(now()).toMatchObject({ step: 'phone', resending: false });
  });
});
