// @vitest-environment jsdom

import { ApiError } from '@naap/api-clients';
import {
  ASHA,
  apiError,
  cartServer,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  variant,
} from '@naap/fixtures/fake-clients';
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

it('a change of the bag that was refused with an old token is sent with a fresh one, once', async () => {
  const server = cartServer({ a: 1 });
  const changeCart = vi.fn(server.count).mockImplementationOnce(() => {
    throw unauthorised;
  });
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    backend: { login: async () => signedIn },
    storefront: { getVariants: async (ids) => ids.map((id) => ({ status: 'found', variant: variant(id) })) },
    cart: { getCart: async () => server.read(), changeCart: async (change) => changeCart(change) },
  });
  const { result } = renderState(useCart, clients);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  void result.current.changeQuantity('a', 2);
  await waitFor(() => expect(server.quantity('a')).toBe(2));
  await waitFor(() => expect(result.current.savedReason).toBeNull());
  changeCart.mockImplementation(() => {
    throw unauthorised;
  });
  void result.current.changeQuantity('a', 3);
  await waitFor(() => expect(changeCart).toHaveBeenCalledTimes(4));
  await waitFor(() => expect(result.current.savedReason).toBe('signed-out'));
  expect(changeCart).toHaveBeenCalledTimes(4);
});

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
