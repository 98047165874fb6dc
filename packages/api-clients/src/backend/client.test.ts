import { describe, expect, it, vi } from 'vitest';
import { failureOf, fetchAnsweringJson } from '../../test/fakes.ts';
import { cartReply, loginReply, variantGid } from '../../test/replies.ts';
import { ApiError } from '../error.ts';
import { createBackendClient } from './client.ts';

function backendAnswering(body: unknown, init?: ResponseInit) {
  const { fetch, requests } = fetchAnsweringJson(body, init);
  const getToken = vi.fn(async (): Promise<string | null> => 'identity-token');
  const client = createBackendClient({ baseUrl: 'http://backend.test/api/', getToken, fetch });
  return { client, requests, getToken };
}

const change = { variantId: variantGid, delta: -2, idempotencyKey: 'key-1' };

describe('what is sent', () => {
  it('is POST /login with the token and no body', async () => {
    const { client, requests } = backendAnswering(loginReply);
    expect(await client.login()).toEqual({ customerId: 'customer-1' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://backend.test/api/login',
      body: undefined,
    });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer identity-token');
  });

  it('is GET /cart', async () => {
    const { client, requests } = backendAnswering(cartReply);
    await client.getCart();
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'http://backend.test/api/cart',
      body: undefined,
    });
  });

  it('is POST /cart with the change of the quantity and its key', async () => {
    const { client, requests } = backendAnswering(cartReply);
    await client.changeCart(change);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://backend.test/api/cart',
      body: { items: [{ product_variant_id: variantGid, quantity: -2 }] },
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('the token', () => {
  it('is asked for once per call', async () => {
    const { client, getToken } = backendAnswering(cartReply);
    await client.getCart();
    await client.changeCart(change);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('missing means nobody is signed in, and nothing is sent', async () => {
    const { client, requests, getToken } = backendAnswering(cartReply);
    getToken.mockResolvedValue(null);
    for (const call of [() => client.login(), () => client.getCart(), () => client.changeCart(change)]) {
      expect(await failureOf(call())).toMatchObject({
        message: 'User not authenticated',
        kind: 'unauthenticated',
      });
    }
    expect(requests).toEqual([]);
  });

  it('that cannot be had fails the verb in its own words', async () => {
    const { client, getToken } = backendAnswering(cartReply);
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

  it('that never comes is covered by the time limit', async () => {
    const client = createBackendClient({
      baseUrl: 'http://backend.test',
      getToken: () => new Promise(() => {}),
      timeoutMs: 5,
    });
    expect(await failureOf(client.login())).toMatchObject({ message: 'Login failed', kind: 'timeout' });
  });
});

describe('a cart', () => {
  it('becomes lines', async () => {
    expect(await backendAnswering(cartReply).client.getCart()).toEqual({
      status: 'success',
      lines: [{ variantId: variantGid, quantity: 2 }],
    });
  });

  it.each([{ status: 'empty' }, { status: 'empty', items: [] }, { status: 'success', items: [] }])(
    'is empty when the reply is %j',
    async (reply) => {
      expect(await backendAnswering(reply).client.getCart()).toEqual({ status: 'empty', lines: [] });
    },
  );

  it.each([0, -1, 1.5, '2', null])('refuses a quantity of %j', async (quantity) => {
    const reply = { status: 'success', items: [{ product_variant_id: variantGid, quantity }] };
    expect(await failureOf(backendAnswering(reply).client.getCart())).toMatchObject({
      message: 'Cart fetch failed',
      kind: 'malformed',
    });
  });
});

describe('a refusal', () => {
  it('of a login speaks in the words of the backend', async () => {
    const { client } = backendAnswering({ error: 'Token expired' }, { status: 401 });
    expect(await failureOf(client.login())).toMatchObject({
      message: 'Token expired',
      kind: 'http',
      status: 401,
    });
  });

  it.each([{}, { error: '' }, { error: '  ' }, { error: 3 }, null])(
    'of a login that says %j is the fallback',
    async (body) => {
      const { client } = backendAnswering(body, { status: 500 });
      expect((await failureOf(client.login())).message).toBe('Login failed');
    },
  );

  it('of a cart call keeps its title, with the words of the backend as detail', async () => {
    const refusing = () => backendAnswering({ error: 'At most 99 of one item' }, { status: 422 }).client;
    const detail = 'At most 99 of one item';
    expect(await failureOf(refusing().changeCart(change))).toMatchObject({
      message: 'Cart update failed',
      status: 422,
      detail,
    });
    expect(await failureOf(refusing().getCart())).toMatchObject({ message: 'Cart fetch failed', detail });
  });
});
