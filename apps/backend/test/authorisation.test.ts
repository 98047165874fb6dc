import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../src/app.ts';
import { createTokenVerifier } from '../src/auth/token-verifier.ts';
import { routes } from '../src/routes/index.ts';
import { createMemoryStore } from '../src/store/memory.ts';
import { type Call, createCall, delta, newAddress, orderTo, saveAddress } from './shopper.ts';
import { startThirdParties, type ThirdParties } from './third-parties.ts';
import { createTokenIssuer, PROJECT, type TokenIssuer } from './tokens.ts';

const shopperRoutes = routes.filter((route) => route.access === 'shopper');

/** What a valid request of each route looks like; a route without an entry has no body. */
const bodies: Readonly<Record<string, (addressId: string) => unknown>> = {
  'POST /cart': () => delta(1, 1),
  'POST /customer/address': () => newAddress,
  'POST /order': (addressId) => orderTo(addressId),
};

const now = () => Math.floor(Date.now() / 1000);

const badTokens: Readonly<
  Record<string, (issuer: TokenIssuer, stranger: TokenIssuer) => string | Promise<string>>
> = {
  'no token': () => '',
  garbage: () => 'garbage.garbage.garbage',
  'an expired token': (issuer) => issuer.sign('meera', { exp: now() - 60 }),
  'a token of another audience': (issuer) => issuer.sign('meera', { aud: 'another-project' }),
  'a token of another issuer': (issuer) => issuer.sign('meera', { iss: 'https://evil.test/demo-naap' }),
  'a token of no user': (issuer) => issuer.sign('', {}),
  'a token from the future': (issuer) => issuer.sign('meera', { auth_time: now() + 3600 }),
  'an unsigned token': (issuer) => issuer.unsigned('meera'),
  'a token of another key': (_issuer, stranger) => stranger.sign('meera'),
};

describe('authorisation', () => {
  let thirdParties: ThirdParties;
  let stranger: TokenIssuer;
  let meera: Call;
  let asha: Call;
  let addressId: string;
  let call: (token: string) => Call;

  beforeAll(async () => {
    thirdParties = await startThirdParties();
    stranger = await createTokenIssuer();
    const backend = createBackend({
      store: createMemoryStore(),
      verifyToken: createTokenVerifier({ projectId: PROJECT, jwksUrl: thirdParties.jwksUrl }),
      storefront: thirdParties.storefront,
    });
    call = (token) => createCall((request) => backend.fetch(request), 'http://backend.test', token);
    meera = call(await thirdParties.issuer.sign('meera'));
    asha = call(await thirdParties.issuer.sign('asha'));
    addressId = await saveAddress(meera);
    await meera('POST', '/cart', { body: delta(1, 1) });
    await meera('POST', '/order', { body: orderTo(addressId) });
    await meera('POST', '/cart', { body: delta(2, 2) });
  });
  afterAll(() => thirdParties.close());

  const everyThingOfMeera = async () =>
    Promise.all(
      ['/cart', '/customer/address', '/orders'].map(async (path) => (await meera('GET', path)).body),
    );

  describe.each(shopperRoutes)('$method $path', (route) => {
    const path = () => route.path.replace(':id', addressId);
    const body = () => bodies[`${route.method} ${route.path}`]?.(addressId);

    it.each(Object.entries(badTokens))('refuses %s and does nothing', async (_what, createToken) => {
      const before = await everyThingOfMeera();
      const token = await createToken(thirdParties.issuer, stranger);
      const answer = await call(token)(route.method, path(), { body: body() });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: expect.any(String) });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await everyThingOfMeera()).toEqual(before);
    });

    it("gives another shopper nothing of the first's", async () => {
      const before = await everyThingOfMeera();
      const answer = await asha(route.method, path(), { body: body() });
      const text = JSON.stringify(answer.body);
      for (const secret of [addressId, Object(before[2]).orders[0].order_id])
        expect(text).not.toContain(secret);
      expect(await everyThingOfMeera()).toEqual(before);
    });
  });

  it('leaves only the health check open', () => {
    expect(routes.filter((route) => route.access === 'public').map(({ path }) => path)).toEqual(['/healthz']);
  });

  it('takes unsigned tokens of the emulator only when told to, and judges their claims all the same', async () => {
    const verify = createTokenVerifier({ projectId: PROJECT, allowUnsigned: true });
    expect(await verify(thirdParties.issuer.unsigned('meera'))).toMatchObject({ uid: 'meera' });
    await expect(verify(thirdParties.issuer.unsigned('meera', { aud: 'another' }))).rejects.toThrow();
    await expect(verify(thirdParties.issuer.unsigned('meera', { exp: now() - 60 }))).rejects.toThrow();
  });

  it('tells keys that cannot be had from tokens that are bad', async () => {
    const verify = createTokenVerifier({ projectId: PROJECT, jwksUrl: 'http://127.0.0.1:9/jwks' });
    await expect(verify(await thirdParties.issuer.sign('meera'))).rejects.toMatchObject({
      name: 'AuthUnavailableError',
    });
    await expect(verify('garbage')).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });
});
