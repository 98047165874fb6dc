// @vitest-environment jsdom

import { ApiError } from '@naap/api-clients';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useAddresses } from '../addresses/useAddresses.ts';
import { useCart } from '../cart/useCart.ts';
import { useSession } from './useSession.ts';

const unauthorised = apiError('http', 'This account was deleted.', 401);

/** Signs in, and then lets the addresses be refused. */
async function open(login: () => Promise<{ customerId: string }>, getToken?: () => Promise<string>) {
  const browser = fakeBrowser(ASHA);
  const phoneAuth = { ...fakePhoneAuth(browser), ...(getToken && { getToken }) };
  const listAddresses = vi.fn(async () => []);
  const clients = fakeClients({
    phoneAuth,
    backend: { login },
    cart: { getCart: async () => ({ status: 'empty', lines: [] }) },
    shopApi: { listAddresses },
  });
  const { result } = renderState(
    () => ({ session: useSession(), addresses: useAddresses(), cart: useCart() }),
    clients,
  );
  await waitFor(() => expect(result.current.addresses.isLoading).toBe(false));
  expect(result.current.session.status).toBe('signed-in');
  listAddresses.mockRejectedValue(unauthorised);
  return { current: () => result.current, browser };
}

const signedIn = { customerId: 'c1' };

describe('a refused request', () => {
  it.each([
    ['the login too', [signedIn], unauthorised],
    ['it, because the provider has no such user,', [signedIn], apiError('auth')],
  ])('signs out when the backend refuses %s', async (_name, before, error) => {
    const login = vi.fn<() => Promise<{ customerId: string }>>().mockRejectedValue(error);
    for (const response of before) login.mockResolvedValueOnce(response);
    const { current, browser } = await open(login);
    current().addresses.retry();
    await waitFor(() => expect(current().session.status).toBe('signed-out'));
    expect(browser.user).toBeNull();
    expect(login).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['accepts a fresh token', null],
    ['does not answer', apiError('network')],
    ['fails', new ApiError('Login failed', { kind: 'http', status: 503 })],
  ])('keeps the session when the login %s', async (_name, error) => {
    const login = vi.fn<() => Promise<{ customerId: string }>>().mockResolvedValueOnce(signedIn);
    if (error === null) login.mockResolvedValue(signedIn);
    else login.mockRejectedValue(error);
    const { current, browser } = await open(login);
    current().addresses.retry();
    await waitFor(() => expect(login).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect([current().session.status, browser.user]).toEqual(['signed-in', ASHA]);
  });
});
