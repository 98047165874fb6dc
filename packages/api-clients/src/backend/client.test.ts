import { describe, expect, it, vi } from 'vitest';
import { failureOf, fetchReturningJson } from '../../test/fakes.ts';
import { cartResponse, loginResponse, variantGid } from '../../test/responses.ts';
import { ApiError } from '../error.ts';
import { createBackendClient } from './client.ts';

function backendReturning(body: unknown, init?: ResponseInit) {
  const { fetch, requests } = fetchReturningJson(body, init);
  const getToken = vi.fn(async (): Promise<string | null> => 'identity-token');
  const client = createBackendClient({ baseUrl: 'http://backend.test/api/', getToken, fetch });
  return { client, requests, getToken };
}

const change = { variantId: variantGid, delta: -2, idempotencyKey: 'key-1' };

describe('requests', () => {
  it('sends POST /login with the token and no body', async () => {
    const { client, requests } = backendReturning(loginResponse);
    expect(await client.login()).toEqual({ customerId: 'customer-1' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://backend.test/api/login',
      body: undefined,
    });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer identity-token');
  });

  it('sends POST /logout with the given token, also when the page is closed', async () => {
    const { client, requests, getToken } = backendReturning({ status: 'success' });
    await client.logout('forgotten-token');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://backend.test/api/logout',
      keepalive: true,
      body: undefined,
    });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer forgotten-token');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('sends GET /cart', async () => {
    const { client, requests } = backendReturning(cartResponse);
    await client.getCart();
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'http://backend.test/api/cart',
      cache: 'no-store',
      body: undefined,
    });
  });

  it('sends POST /cart with the change in quantity and the idempotency key', async () => {
    const { client, requests } = backendReturning(cartResponse);
    await client.changeCart(change);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://backend.test/api/cart',
      body: { items: [{ product_variant_id: variantGid, quantity: -2 }] },
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('authentication', () => {
  it('rejects without a token and sends no request', async () => {
    const { client, requests, getToken } = backendReturning(cartResponse);
    getToken.mockResolvedValue(null);
    for (const call of [() => client.login(), () => client.getCart(), () => client.changeCart(change)]) {
      expect(await failureOf(call())).toMatchObject({
        message: 'User not authenticated',
        kind: 'unauthenticated',
      });
    }
    expect(requests).toEqual([]);
  });

  it("rejects with the verb's text when getting the token fails", async () => {
    const { client, getToken } = backendReturning(cartResponse);
    const cause = new ApiError('User not authenticated', {
      kind: 'network',
      code: 'auth/network-request-failed',
    });
    getToken.mockRejectedValue(cause);
    expect(await failureOf(client.getCart())).toMatchObject({
      message: 'Cart fetch failed',
      kind: 'network',
      code: 'auth/network-request-failed',
      cause,
    });
  });

  it('times out when getting the token never settles', async () => {
    const client = createBackendClient({
      baseUrl: 'http://backend.test',
      getToken: () => new Promise(() => {}),
      timeoutMs: 5,
    });
    expect(await failureOf(client.login())).toMatchObject({ message: 'Login failed', kind: 'timeout' });
  });
});

describe('getCart', () => {
  it('parses the lines', async () => {
    expect(await backendReturning(cartResponse).client.getCart()).toEqual({
      status: 'success',
      lines: [{ variantId: variantGid, quantity: 2 }],
    });
  });

  it.each([{ status: 'empty' }, { status: 'empty', items: [] }, { status: 'success', items: [] }])(
    'returns an empty cart for the response %j',
    async (response) => {
      expect(await backendReturning(response).client.getCart()).toEqual({ status: 'empty', lines: [] });
    },
  );

  it.each([0, 1.5])('rejects a quantity of %j as malformed', async (quantity) => {
    const response = { status: 'success', items: [{ product_variant_id: variantGid, quantity }] };
    expect(await failureOf(backendReturning(response).client.getCart())).toMatchObject({
      message: 'Cart fetch failed',
      kind: 'malformed',
    });
  });
});

describe('error responses', () => {
  it("reject a login with the backend's own error message", async () => {
    const { client } = backendReturning({ error: 'Token expired' }, { status: 401 });
    expect(await failureOf(client.login())).toMatchObject({
      message: 'Token expired',
      kind: 'http',
      status: 401,
    });
  });

  it.each([{ error: '  ' }, { error: 3 }, null])(
    'reject a login with the default text for the body %j',
    async (body) => {
      const { client } = backendReturning(body, { status: 500 });
      expect((await failureOf(client.login())).message).toBe('Login failed');
    },
  );

  it("reject a cart call with the verb's text, and the backend's error message as its detail", async () => {
    const backendRefusing = () =>
      backendReturning({ error: 'At most 99 of one item' }, { status: 422 }).client;
    const detail = 'At most 99 of one item';
    expect(await failureOf(backendRefusing().changeCart(change))).toMatchObject({
      message: 'Cart update failed',
      status: 422,
      detail,
    });
    expect(await failureOf(backendRefusing().getCart())).toMatchObject({
      message: 'Cart fetch failed',
      detail,
    });
  });
});
