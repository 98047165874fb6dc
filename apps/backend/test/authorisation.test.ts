import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../src/app.ts';
import { createTokenVerifier } from '../src/auth/token-verifier.ts';
import { routes } from '../src/routes/index.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import { createSubscription } from './helpers/push-service.ts';
import { type Remotes, startRemotes } from './helpers/remotes.ts';
import { type Call, createCall, delta, newAddress, orderTo, saveAddress } from './helpers/test-backend.ts';
import { createTokenIssuer, PROJECT, type TokenIssuer } from './helpers/tokens.ts';

const shopperRoutes = routes.filter((route) => route.access === 'shopper');

const naap = { measurements: { chest: 920 }, preference: 'close', unit: 'cm', known_sizes: [] };

/** A valid body for each route; a route without an entry has none. */
const bodies: Readonly<Record<string, (addressId: string) => unknown>> = {
  'POST /cart': () => delta(1, 1),
  'POST /customer/address': () => newAddress,
  'POST /order': (addressId) => orderTo(addressId),
  'PUT /orders/:id/notifications': () => createSubscription(),
  'PUT /customer/naap': () => ({ ...naap, measurements: {} }),
};

/** Invalid tokens; src/auth/token-verifier.test.ts has the other kinds. */
const badTokens: Readonly<Record<string, (untrustedIssuer: TokenIssuer) => string | Promise<string>>> = {
  'no token': () => '',
  'a token of another key': (untrustedIssuer) => untrustedIssuer.sign('meera'),
};

describe('authorisation', () => {
  let remotes: Remotes;
  let untrustedIssuer: TokenIssuer;
  let meera: Call;
  let asha: Call;
  let addressId: string;
  let call: (token: string) => Call;

  beforeAll(async () => {
    remotes = await startRemotes();
    untrustedIssuer = await createTokenIssuer();
    const backend = createBackend({
      store: createMemoryStore(),
      verifyToken: createTokenVerifier({ projectId: PROJECT, jwksUrl: remotes.jwksUrl }),
      storefront: remotes.storefront,
    });
    call = (token) => createCall((request) => backend.fetch(request), 'http://backend.test', token);
    meera = call(await remotes.issuer.sign('meera'));
    asha = call(await remotes.issuer.sign('asha'));
    addressId = await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 1) });
    await meera('POST', '/order', { body: orderTo(addressId) });
    await meera('POST', '/cart', { body: delta(2, 2) });
    await meera('PUT', '/customer/naap', { body: naap });
  });
  afterAll(() => remotes.close());

  const readMeerasData = async () =>
    Promise.all(
      ['/cart', '/customer/address', '/orders', '/customer/naap'].map(
        async (path) => (await meera('GET', path)).body,
      ),
    );

  describe.each(shopperRoutes)('$method $path', (route) => {
    const path = () => route.path.replace(':id', addressId);
    const body = () => bodies[`${route.method} ${route.path}`]?.(addressId);

    it.each(Object.entries(badTokens))('rejects %s without an effect', async (_name, createToken) => {
      const before = await readMeerasData();
      const token = await createToken(untrustedIssuer);
      const response = await call(token)(route.method, path(), { body: body() });
      expect(response.status).toBe(401);
      expect(response.body).toEqual({
        error: expect.any(String),
        code: expect.stringMatching(/^(unauthenticated|invalid_token)$/),
      });
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await readMeerasData()).toEqual(before);
    });

    it('returns and changes no data of another shopper', async () => {
      const before = await readMeerasData();
      const response = await asha(route.method, path(), { body: body() });
      const text = JSON.stringify(response.body);
      for (const secret of [addressId, Object(before[2]).orders[0].order_id, '"chest":920'])
        expect(text).not.toContain(secret);
      expect(await readMeerasData()).toEqual(before);
    });
  });

  it('is required by every route except probes and the API document', () => {
    expect(routes.filter((route) => route.access === 'public').map(({ path }) => path)).toEqual([
      '/products/:id/fit',
      '/livez',
      '/readyz',
      '/healthz',
      '/openapi.json',
    ]);
  });
});
