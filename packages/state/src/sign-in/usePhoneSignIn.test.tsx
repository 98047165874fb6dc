// @vitest-environment jsdom

import { ApiError } from '@naap/api-clients';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
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
  return { ...view, current: () => view.result.current };
}

async function openOtpStep(...parts: Parameters<typeof openSignIn>) {
  const view = openSignIn(...parts);
  await act(() => view.current().sendCode('9876543210', null));
  return view;
}

const authError = (message: string) => new ApiError(message, { kind: 'auth', detail: 'what helps' });

describe('sendCode', () => {
  it.each(['', '98765abcde'])('rejects the phone %j', async (phone) => {
    const sendCode = vi.fn();
    const { current } = openSignIn({ sendCode });
    expect(await current().sendCode(phone, null)).toEqual({
      ok: false,
      title: 'Please enter a valid 10-digit phone number',
    });
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('sends to +91 and the number, then counts down a minute', async () => {
    const sendCode = vi.fn(() => Promise.resolve({ verificationId: 'v1' }));
    const { current } = openSignIn({ sendCode });
    const container = document.createElement('div');
    const result = await act(() => current().sendCode('9876543210', container));
    expect(sendCode).toHaveBeenCalledWith({ phone: '+919876543210', container });
    expect(result).toEqual({
      ok: true,
      value: undefined,
      title: 'OTP sent!',
      description: 'OTP sent to +919876543210',
    });
    expect(current()).toMatchObject({ step: 'otp', phone: '9876543210', secondsLeft: 60, sending: false });
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(current().secondsLeft).toBe(42);
    expect(await current().resend(null)).toEqual({ ok: false, title: 'Please wait 42s before trying again' });
    await act(() => vi.advanceTimersByTimeAsync(42_000));
    expect(current().secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns the error and stays in the phone step', async () => {
    const { current } = openSignIn({ sendCode: () => Promise.reject(authError('Failed to send OTP')) });
    expect(await act(() => current().sendCode('9876543210', null))).toEqual({
      ok: false,
      title: 'Failed to send OTP',
      description: 'what helps',
    });
    expect(current()).toMatchObject({ step: 'phone', sending: false });
  });

  it('can be repeated at once when the clock was set back', async () => {
    const { current } = await openOtpStep();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await act(() => current().resend(null))).toMatchObject({ ok: true });
  });

  it('can be repeated with resend after a minute', async () => {
    const { current } = await openOtpStep();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await act(() => current().resend(null))).toMatchObject({ ok: true, title: 'OTP resent!' });
    expect(current().secondsLeft).toBe(60);
  });
});

describe('a reload in the second step', () => {
  it('keeps the step, the number and the countdown', async () => {
    const first = await openOtpStep();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    first.unmount();
    const { current } = openSignIn();
    expect(current()).toMatchObject({ step: 'otp', phone: '9876543210', secondsLeft: 40 });
    expect(await act(() => current().verify('123456'))).toMatchObject({ ok: true });
  });

  it('starts over when the stored sign-in is too old or malformed', async () => {
    const first = await openOtpStep();
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    first.unmount();
    expect(openSignIn().current().step).toBe('phone');
    cleanup();
    sessionStorage.setItem(SIGN_IN_KEY, '{"phone":1');
    expect(openSignIn().current().step).toBe('phone');
  });
});

describe('verify', () => {
  it.each(['123', '1234567'])('rejects the code %j', async (code) => {
    const { current } = await openOtpStep();
    expect(await current().verify(code)).toEqual({ ok: false, title: 'Please enter the complete OTP' });
  });

  it('logs in at the backend and clears the stored sign-in', async () => {
    const { current } = await openOtpStep();
    expect(await act(() => current().verify('123456'))).toMatchObject({
      ok: true,
      title: 'Login successful!',
    });
    expect(current().session).toMatchObject({ status: 'signed-in', userPhone: '9876543210' });
    expect(current()).toMatchObject({ step: 'phone', phone: '', verifying: false });
    expect(sessionStorage.getItem(SIGN_IN_KEY)).toBeNull();
  });

  it('logs in at the backend once, although the provider also reports the user', async () => {
    const login = vi.fn(() => Promise.resolve({ customerId: 'c1' }));
    const { current } = await openOtpStep({}, { login });
    await act(() => current().verify('123456'));
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('stays in the code step after a wrong code', async () => {
    const { current } = await openOtpStep({
      confirmCode: () => Promise.reject(authError('Invalid OTP. Please check and try again.')),
    });
    expect(await act(() => current().verify('000000'))).toEqual({
      ok: false,
      title: 'Invalid OTP. Please check and try again.',
      description: 'what helps',
    });
    expect(current()).toMatchObject({ step: 'otp', verifying: false });
  });

  it('returns to the phone step when the stored confirmation is missing', async () => {
    const { current } = await openOtpStep();
    sessionStorage.clear();
    expect(await act(() => current().verify('123456'))).toEqual({
      ok: false,
      title: 'Session expired',
      description: 'Please resend OTP',
    });
    expect(current()).toMatchObject({ step: 'phone', phone: '9876543210' });
  });

  it('retries only the login when the backend fails after the code was accepted', async () => {
    const browser = fakeBrowser();
    const confirmCode = vi.fn(() => {
      browser.user = ASHA;
      return Promise.resolve(ASHA);
    });
    const login = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Login failed', 503))
      .mockResolvedValue({ customerId: 'c1' });
    const { current } = await openOtpStep({ ...fakePhoneAuth(browser), confirmCode }, { login });
    expect(await act(() => current().verify('123456'))).toEqual({ ok: false, title: 'Login failed' });
    expect(current().step).toBe('otp');
    expect(await act(() => current().verify('123456'))).toMatchObject({ ok: true });
    expect(confirmCode).toHaveBeenCalledTimes(1);
  });
});

describe('changeNumber', () => {
  it('returns to the phone step and keeps the digits', async () => {
    const { current } = await openOtpStep();
    act(() => current().changeNumber());
    expect(current()).toMatchObject({ step: 'phone', phone: '9876543210', secondsLeft: 0 });
  });

  it('keeps the code for the countdown, also across a reload', async () => {
    const sendCode = vi.fn(() => Promise.resolve({ verificationId: 'v1' }));
    const confirmCode = vi.fn(() => Promise.resolve(ASHA));
    const first = await openOtpStep({ sendCode, confirmCode });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    act(() => first.current().changeNumber());
    first.unmount();
    const { current } = openSignIn({ sendCode, confirmCode });
    expect(current()).toMatchObject({ step: 'phone', phone: '9876543210' });
    expect(await act(() => current().sendCode('9876543210', null))).toMatchObject({ ok: true });
    expect(current()).toMatchObject({ step: 'otp', secondsLeft: 40 });
    expect(sendCode).toHaveBeenCalledTimes(1);
    await act(() => current().verify('123456'));
    expect(confirmCode).toHaveBeenCalledWith({ confirmation: { verificationId: 'v1' }, code: '123456' });
  });

  it.each([
    ['after the countdown', '9876543210', 60_000],
    ['for another number', '9123456780', 20_000],
  ])('sends a new code %s', async (_, phone, elapsed) => {
    const sendCode = vi.fn(() => Promise.resolve({ verificationId: 'v1' }));
    const { current } = await openOtpStep({ sendCode });
    await act(() => vi.advanceTimersByTimeAsync(elapsed));
    act(() => current().changeNumber());
    await act(() => current().sendCode(phone, null));
    expect(sendCode).toHaveBeenCalledTimes(2);
    expect(current()).toMatchObject({ step: 'otp', phone, secondsLeft: 60 });
  });

  it('is not undone by a code request in flight', async () => {
    const { promise, resolve } = Promise.withResolvers<{ verificationId: string }>();
    const { current } = await openOtpStep({ resendCode: () => promise });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const resent = current().resend(null);
    act(() => current().changeNumber());
    await act(async () => resolve({ verificationId: 'v2' }));
    await act(() => resent);
    expect(current()).toMatchObject({ step: 'phone', resending: false });
  });
});
