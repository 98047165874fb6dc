import { describe, expect, it } from 'vitest';
import { failureOf, fetchReturningJson } from '../../test/fakes.ts';
import { naapResponse, productFitResponse } from '../../test/responses.ts';
import { parseNaap } from '../naap/index.ts';
import { createShopApiClient } from './client.ts';

function shopApiReturning(body: unknown, init?: ResponseInit) {
  const { fetch, requests } = fetchReturningJson(body, init);
  const getToken = async () => 'identity-token';
  return { client: createShopApiClient({ baseUrl: 'http://shop.test', getToken, fetch }), requests };
}

const naap = parseNaap(naapResponse.naap) ?? expect.fail('malformed');

describe('measurements', () => {
  it('are read with GET /customer/naap, with the history', async () => {
    const { client, requests } = shopApiReturning(naapResponse);
    expect(await client.getNaap()).toEqual(naapResponse);
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/customer/naap' });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer identity-token');
  });

  it('can be none', async () => {
    const { client } = shopApiReturning({ naap: null, history: [] });
    expect(await client.getNaap()).toEqual({ naap: null, history: [] });
  });

  it.each([
    { ...naapResponse, naap: { ...naapResponse.naap, measurements: { chest: 92 } } },
    { ...naapResponse, history: [{ ...naapResponse.history[0], outcome: 'lost' }] },
    { naap: null },
  ])('are malformed: %j', async (body) => {
    const { client } = shopApiReturning(body);
    expect(await failureOf(client.getNaap())).toMatchObject({ kind: 'malformed' });
  });

  it('are saved with PUT', async () => {
    const { client, requests } = shopApiReturning({ status: 'success' });
    expect(await client.saveNaap(naap)).toBeUndefined();
    const url = 'http://shop.test/customer/naap';
    expect(requests[0]).toMatchObject({ method: 'PUT', url, body: naapResponse.naap });
  });

  it('are deleted with DELETE', async () => {
    const { client, requests } = shopApiReturning({ status: 'success' });
    expect(await client.deleteNaap()).toBeUndefined();
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'http://shop.test/customer/naap' });
  });

  it('are not changed by a refused request, which says why', async () => {
    const { client } = shopApiReturning(
      { error: 'Please measure your hip again.', code: 'x' },
      { status: 400 },
    );
    const refusal = { message: 'Please measure your hip again.', status: 400 };
    expect(await failureOf(client.saveNaap(naap))).toMatchObject(refusal);
    expect(await failureOf(client.deleteNaap())).toMatchObject(refusal);
  });
});

describe('getProductFit', () => {
  it('reads the counts of a product without a token', async () => {
    const { client, requests } = shopApiReturning(productFitResponse);
    expect(await client.getProductFit('gid://shopify/Product/11')).toEqual({
      kept: 14,
      tooSmall: 6,
      tooBig: 0,
    });
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'http://shop.test/products/11/fit' });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});
