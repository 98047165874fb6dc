// @vitest-environment jsdom

import {
  ASHA,
  apiError,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  MEERA,
  memoryStorage,
} from '@naap/fixtures/fake-clients';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useAddresses } from '../addresses/useAddresses.ts';
import { useCartCount } from '../cart/useShownCart.ts';
import { useSession } from './useSession.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function stored() {
  return [localStorage.getItem('userPhone'), localStorage.getItem('shopifyCustomerId')];
}

function openTab(browser = fakeBrowser(), overrides: Parameters<typeof fakeClients>[0] = {}) {
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(browser), ...overrides });
  return renderState(
    () => ({ session: useSession(), addresses: useAddresses(), bagCount: useCartCount() }),
    clients,
  );
}

describe('useSession', () => {
  it('is signed out at once without a stored session, and clears the storage of an older visit', async () => {
    localStorage.setItem('userPhone', '9876543210');
    localStorage.setItem('shopifyCustomerId', 'c1');
    const { result } = openTab();
    expect(result.current.session).toMatchObject({ status: 'signed-out', isLoading: false, userPhone: null });
    await waitFor(() => expect(stored()).toEqual([null, null]));
  });

  it('restores a stored session with a refreshed token and stores phone and customer', async () => {
    const browser = fakeBrowser(ASHA);
    const getToken = vi.fn(() => Promise.resolve('fresh'));
    const { result } = openTab(browser, { phoneAuth: { ...fakePhoneAuth(browser), getToken } });
    expect(result.current.session).toMatchObject({ status: 'restoring', isLoading: true });
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    expect(getToken).toHaveBeenCalledWith({ forceRefresh: true });
    expect(result.current.session).toMatchObject({
      userPhone: '9876543210',
      customerId: 'c1',
      isLoading: false,
    });
    expect(stored()).toEqual(['9876543210', 'c1']);
  });

  it('treats a user without a phone as signed out', async () => {
    const login = vi.fn();
    const { result } = openTab(fakeBrowser({ uid: 'x', phoneNumber: null }), { backend: { login } });
    await waitFor(() => expect(result.current.session.status).toBe('signed-out'));
    expect(login).not.toHaveBeenCalled();
    expect(stored()).toEqual([null, null]);
  });

  it('clears the session and has the reason when the login fails', async () => {
    localStorage.setItem('userPhone', '9876543210');
    const { result } = openTab(fakeBrowser(ASHA), {
      backend: { login: () => Promise.reject(apiError('http', 'Login failed', 500)) },
    });
    await waitFor(() => expect(result.current.session.loginError?.message).toBe('Login failed'));
    expect(result.current.session.isUnknown).toBe(false);
    expect(result.current.session).toMatchObject({
      status: 'signed-out',
      isLoading: false,
      customerId: null,
    });
    expect(stored()).toEqual([null, null]);
  });

  it('repeats a login that got no response, six times', async () => {
    vi.useFakeTimers();
    const login = vi.fn(() => Promise.resolve({ customerId: 'c1' }));
    for (let lost = 0; lost < 6; lost += 1) login.mockRejectedValueOnce(apiError('network', 'Login failed'));
    const { result } = openTab(fakeBrowser(ASHA), { backend: { login } });
    await act(() => vi.advanceTimersByTimeAsync(7_400));
    expect(result.current.session.status).toBe('signed-in');
    expect(login).toHaveBeenCalledTimes(7);
  });

  it('repeats a token refresh that got no response', async () => {
    vi.useFakeTimers();
    const browser = fakeBrowser(ASHA);
    const getToken = vi.fn(() => Promise.resolve('token'));
    for (let lost = 0; lost < 2; lost += 1)
      getToken.mockRejectedValueOnce(apiError('network', 'User not authenticated'));
    const { result } = openTab(browser, { phoneAuth: { ...fakePhoneAuth(browser), getToken } });
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(result.current.session.status).toBe('signed-in');
    expect(getToken).toHaveBeenCalledTimes(3);
  });

  it('repeats a login without a connection only when the connection returns', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const login = vi.fn(() => Promise.resolve({ customerId: 'c1' }));
    login.mockRejectedValueOnce(apiError('network', 'Login failed'));
    const { result } = openTab(fakeBrowser(ASHA), { backend: { login } });
    await waitFor(() => expect(result.current.session.status).toBe('signed-out'));
    expect(login).toHaveBeenCalledTimes(1);
    expect(result.current.session.isUnknown).toBe(true);
    expect(result.current.bagCount).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    expect(result.current.session.isUnknown).toBe(false);
  });

  it('has an empty bag after a sign-in whose login gets no response', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const phoneAuth = fakePhoneAuth(fakeBrowser());
    const { result } = openTab(undefined, {
      phoneAuth,
      backend: { login: () => Promise.reject(apiError('network', 'Login failed')) },
    });
    await waitFor(() => expect(result.current.session.status).toBe('signed-out'));
    await act(() => phoneAuth.confirmCode({ confirmation: { verificationId: 'v1' }, code: '123456' }));
    await waitFor(() => expect(result.current.session.loginError?.isRetryable).toBe(true));
    expect(result.current.session).toMatchObject({ status: 'signed-out', isUnknown: false });
    expect(result.current.bagCount).toBe(0);
  });

  it('has the error of a failed login when the token cannot be refreshed', async () => {
    vi.useFakeTimers();
    const browser = fakeBrowser(ASHA);
    const getToken = () => Promise.reject(apiError('network', 'User not authenticated'));
    const { result } = openTab(browser, { phoneAuth: { ...fakePhoneAuth(browser), getToken } });
    await act(() => vi.advanceTimersByTimeAsync(7_400));
    expect(result.current.session.status).toBe('signed-out');
    expect(result.current.session.loginError).toMatchObject({ kind: 'network', message: 'Login failed' });
  });

  it('times out a login after ten seconds', async () => {
    const timeout = new AbortController();
    const startTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const { result } = openTab(fakeBrowser(ASHA), { backend: { login: () => new Promise(() => {}) } });
    await waitFor(() => expect(startTimeout).toHaveBeenCalledWith(10_000));
    expect(result.current.session.status).toBe('restoring');
    await act(async () => timeout.abort());
    expect(result.current.session).toMatchObject({ status: 'signed-out', isLoading: false });
    expect(result.current.session.loginError).toMatchObject({ kind: 'timeout', message: 'Login failed' });
  });

  it.each([
    ['restores the session once', 2, 'signed-in'],
    ['signs out unless', 7, 'signed-out'],
  ] as const)('%s the code of the provider can be fetched', async (_name, lost, status) => {
    vi.useFakeTimers();
    const browser = fakeBrowser(ASHA);
    const phoneAuth = fakePhoneAuth(browser);
    let report = (_user: typeof ASHA | null) => {};
    const onUserChange: typeof phoneAuth.onUserChange = (listener) => {
      report = listener;
      queueMicrotask(() => listener(null));
      return () => {};
    };
    // The client reports the user as soon as the code is there.
    const getToken = vi.fn(async () => {
      report(ASHA);
      return 'token';
    });
    for (let time = 0; time < lost; time += 1)
      getToken.mockRejectedValueOnce(apiError('network', 'User not authenticated'));
    const { result } = openTab(browser, { phoneAuth: { ...phoneAuth, onUserChange, getToken } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(result.current.session.status).toBe('restoring');
    await act(() => vi.advanceTimersByTimeAsync(7_100));
    expect(result.current.session.status).toBe(status);
  });

  it('times out restoring when the provider never reports a user', async () => {
    vi.useFakeTimers();
    const browser = fakeBrowser(ASHA);
    const silent = { ...fakePhoneAuth(browser), onUserChange: () => () => {} };
    const { result } = openTab(browser, { phoneAuth: silent });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(result.current.session.status).toBe('signed-out');
  });

  it("logs out: clears the provider, the state, the storage and the shopper's cached data", async () => {
    const browser = fakeBrowser(ASHA);
    const { result, queryClient } = openTab(browser, {
      shopApi: { listAddresses: () => Promise.resolve([]) },
    });
    await waitFor(() => expect(result.current.addresses.isLoading).toBe(false));
    queryClient.setQueryData(['products', 'cant-miss'], []);
    await act(() => result.current.session.logout());
    expect(browser.user).toBeNull();
    expect(result.current.session.status).toBe('signed-out');
    expect(stored()).toEqual([null, null]);
    expect(queryClient.getQueriesData({ queryKey: ['shopper'] }).filter(([, data]) => data)).toEqual([]);
    expect(queryClient.getQueryData(['products', 'cant-miss'])).toEqual([]);
  });

  it('deletes what this tab remembers of its pages when another tab logs out', async () => {
    const browser = fakeBrowser(ASHA);
    const clients = fakeClients({ phoneAuth: fakePhoneAuth(browser) });
    const tab = memoryStorage({ 'history:a1': '{"pathname":"/product/1"}' });
    const { result } = renderState(useSession, clients, { sessionStorage: tab });
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    browser.user = null;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userPhone' })));
    await waitFor(() => expect(tab).toHaveLength(0));
  });

  it('ends the sign-in at the backend, after the device has forgotten it', async () => {
    const browser = fakeBrowser(ASHA);
    const logout = vi.fn(async (_token: string) => {
      expect([browser.user, ...stored()]).toEqual([null, null, null]);
    });
    const { result } = openTab(browser, { backend: { logout } });
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    await act(() => result.current.session.logout());
    expect(logout.mock.calls).toEqual([['token-of-asha']]);
    await act(() => result.current.session.logout());
    expect(logout).toHaveBeenCalledOnce();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(apiError('network'))],
    ['never answers', () => new Promise<void>(() => {})],
  ])('logs out when the backend %s', async (_name, logout) => {
    const browser = fakeBrowser(ASHA);
    const { result } = openTab(browser, { backend: { logout } });
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    await act(() => result.current.session.logout());
    expect([browser.user, result.current.session.status]).toEqual([null, 'signed-out']);
  });

  it('ignores the response of a login after a logout', async () => {
    const browser = fakeBrowser(ASHA);
    const { promise, resolve } = Promise.withResolvers<{ customerId: string }>();
    const { result } = openTab(browser, { backend: { login: () => promise } });
    await act(() => Promise.resolve());
    await act(() => result.current.session.logout());
    await act(async () => resolve({ customerId: 'late' }));
    expect(result.current.session).toMatchObject({ status: 'signed-out', customerId: null });
    expect(stored()).toEqual([null, null]);
  });
});

describe('two tabs', () => {
  it('sign out together', async () => {
    const browser = fakeBrowser(ASHA);
    const addresses = { shopApi: { listAddresses: () => Promise.resolve([]) } };
    const one = openTab(browser, addresses);
    const other = openTab(browser, { ...addresses, phoneAuth: fakePhoneAuth(browser) });
    await waitFor(() => expect(one.result.current.session.status).toBe('signed-in'));
    await waitFor(() => expect(other.result.current.session.status).toBe('signed-in'));
    await act(() => one.result.current.session.logout());
    await waitFor(() => expect(other.result.current.session.status).toBe('signed-out'));
    expect(other.queryClient.getQueriesData({ queryKey: ['shopper', 'c1'] })).toEqual([]);
  });

  it('sign in together', async () => {
    const browser = fakeBrowser();
    const one = openTab(browser);
    const other = openTab(browser);
    await act(() => Promise.resolve());
    expect(other.result.current.session.status).toBe('signed-out');
    browser.user = ASHA;
    one.unmount();
    const again = openTab(browser);
    await waitFor(() => expect(again.result.current.session.status).toBe('signed-in'));
    await waitFor(() => expect(other.result.current.session.status).toBe('signed-in'));
  });

  it('notice another shopper through the storage event', async () => {
    const browser = fakeBrowser(ASHA);
    const login = () => Promise.resolve({ customerId: browser.user?.uid ?? '' });
    const { result } = openTab(browser, { backend: { login } });
    await waitFor(() => expect(result.current.session.customerId).toBe('asha'));
    browser.user = MEERA;
    localStorage.setItem('shopifyCustomerId', 'meera');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shopifyCustomerId' })));
    await waitFor(() =>
      expect(result.current.session).toMatchObject({ customerId: 'meera', userPhone: '9123456780' }),
    );
  });

  it('stay signed in when the login of the other tab fails', async () => {
    const browser = fakeBrowser(ASHA);
    const one = openTab(browser);
    await waitFor(() => expect(one.result.current.session.status).toBe('signed-in'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const failing = openTab(browser, {
      backend: { login: () => Promise.reject(apiError('network', 'Login failed')) },
    });
    // The login is tried again after increasing waits.
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(failing.result.current.session.loginError).not.toBeNull());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userPhone' })));
    expect(one.result.current.session.status).toBe('signed-in');
  });

  it('are checked when a page is restored from the back-forward cache', async () => {
    const browser = fakeBrowser(ASHA);
    const { result } = openTab(browser);
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    browser.user = null;
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(result.current.session.status).toBe('signed-out');
  });
});

it('throws with instructions without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useSession())).toThrow('Wrap the app (or the story) in one.');
});
