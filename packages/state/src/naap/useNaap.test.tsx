// @vitest-environment jsdom
import { createBackendClient, createShopApiClient, type PhoneUser } from '@naap/api-clients';
import type { Naap } from '@naap/api-clients/naap';
import { createBackend, createMemoryStore } from '@naap/backend';
import {
  ASHA,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  MEERA,
  memoryStorage,
} from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useSession } from '../session/useSession.ts';
import { ACCOUNT_NAAP_KEY, NAAP_KEY } from './naap-keys.ts';
import { useFitHistory } from './useFitHistory.ts';
import { useNaap } from './useNaap.ts';

const users: Readonly<Record<string, PhoneUser>> = { 'token-of-asha': ASHA, 'token-of-meera': MEERA };
const naap: Naap = { measurements: { chest: 920 }, preference: 'regular', unit: 'cm', known_sizes: [] };
const other: Naap = { ...naap, measurements: { chest: 960, waist: 800 } };
const PRODUCT = { id: 'gid://shopify/Product/7' };

/** Creates a backend that several devices use. */
function createShop() {
  // A logout ends a sign-in.
  let signIns = 0;
  const backend = createBackend({
    store: createMemoryStore(),
    verifyToken: async (token) => {
      const user = users[token];
      return { uid: user?.uid ?? '', phone: user?.phoneNumber ?? null, signedInAt: ++signIns };
    },
    storefront: { getVariants: async () => [] },
  });
  const requests: string[] = [];
  const network = { isLost: false };

  /** Opens the shop on a device, or again on one. */
  async function open({
    user = null,
    storage = memoryStorage(),
    isSignedIn = user !== null,
  }: {
    user?: PhoneUser | null;
    storage?: Storage;
    isSignedIn?: boolean;
  } = {}) {
    const browser = fakeBrowser(user);
    const phoneAuth = fakePhoneAuth(browser);
    const wire = {
      baseUrl: 'http://backend.test',
      getToken: () => phoneAuth.getToken(),
      fetch: async (...input: Parameters<typeof fetch>) => {
        const request = new Request(...input);
        if (network.isLost) throw new TypeError('Failed to fetch');
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        return backend.fetch(request);
      },
    };
    const { getNaap, saveNaap, deleteNaap, getProductFit } = createShopApiClient(wire);
    const clients = fakeClients({
      phoneAuth,
      backend: createBackendClient(wire),
      shopApi: { getNaap, saveNaap, deleteNaap, getProductFit },
    });
    const { result, queryClient, unmount } = renderState(
      () => ({ ...useNaap(), session: useSession(), history: useFitHistory(PRODUCT) }),
      clients,
      { storage, sessionStorage: memoryStorage() },
    );
    if (isSignedIn) await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    return {
      current: () => result.current,
      close: unmount,
      refetch: () => act(() => queryClient.refetchQueries({ queryKey: ['shopper'] })),
      save: (value: Naap) => act(() => result.current.save(value)),
      signIn: async () => {
        await act(() => phoneAuth.confirmCode({ confirmation: { verificationId: 'v1' }, code: '123456' }));
        await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
      },
      storage,
      stored: (key = NAAP_KEY) => JSON.parse(storage.getItem(key) ?? 'null'),
    };
  }

  /** Returns what the backend has stored. */
  async function read(token = 'token-of-asha') {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await backend.fetch(new Request('http://backend.test/customer/naap', { headers }));
    return (await response.json()).naap;
  }
  return { open, read, requests, network };
}

const deviceWith = (stored: unknown) => memoryStorage({ [NAAP_KEY]: JSON.stringify(stored) });

it('keeps the measurements of a signed-out shopper on the device, also for other tabs', async () => {
  const { open, requests } = createShop();
  const device = await open();
  expect(device.current().naap).toBeNull();
  expect(await device.save(naap)).toMatchObject({ ok: true, title: 'Your naap is saved' });
  expect([device.current().naap, device.stored()]).toEqual([naap, naap]);
  device.storage.setItem(NAAP_KEY, JSON.stringify(other));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: NAAP_KEY })));
  expect(device.current().naap).toEqual(other);
  const removal = await act(() => device.current().remove());
  expect([removal.title, device.current().naap, device.stored()]).toEqual([
    'Your naap is deleted',
    null,
    null,
  ]);
  if (!removal.ok) throw new Error(removal.title);
  await act(() => removal.value());
  expect([device.current().naap, device.stored()]).toEqual([other, other]);
  expect(requests.filter((request) => request.includes('naap'))).toEqual([]);
});

it.each(['', '{', '[]', '{"measurements":{"chest":92}}', '"x"'])(
  'ignores the stored value %j',
  async (text) => {
    const { open } = createShop();
    const storage = memoryStorage({ [NAAP_KEY]: text, [ACCOUNT_NAAP_KEY]: text });
    expect((await open({ storage })).current().naap).toBeNull();
  },
);

it("moves the device's measurements to an account without any, once signed in", async () => {
  const { open, read } = createShop();
  const device = await open();
  await device.save(naap);
  await device.signIn();
  await waitFor(async () => expect(await read()).toEqual(naap));
  await waitFor(() => expect(device.stored()).toBeNull());
  expect(device.current()).toMatchObject({ naap, conflict: null });
  const second = await open({ user: ASHA });
  await waitFor(() => expect(second.current().naap).toEqual(naap));
});

it("deletes the device's measurements when the account has the same", async () => {
  const { open } = createShop();
  await (await open({ user: ASHA })).save(naap);
  const device = await open({ user: ASHA, storage: deviceWith(naap) });
  await waitFor(() => expect(device.stored()).toBeNull());
  expect(device.current()).toMatchObject({ naap, conflict: null });
});

it.each([
  ['device', other],
  ['account', naap],
] as const)('asks when both differ, and keeps those of the %s', async (choice, kept) => {
  const { open, read } = createShop();
  await (await open({ user: ASHA })).save(naap);
  const device = await open({ user: ASHA, storage: deviceWith(other) });
  await waitFor(() => expect(device.current().conflict).toEqual({ device: other, account: naap }));
  expect([device.current().naap, device.stored(), await read()]).toEqual([naap, other, naap]);
  expect(await act(() => device.current().resolve(choice))).toMatchObject({ ok: true });
  expect(device.current()).toMatchObject({ naap: kept, conflict: null });
  expect([device.stored(), await read()]).toEqual([null, kept]);
});

it('keeps what could not be saved, says why, and sends it later', async () => {
  const { open, read, network } = createShop();
  const device = await open({ user: ASHA });
  await device.save(naap);
  network.isLost = true;
  const result = await device.save(other);
  expect(result).toEqual({
    ok: false,
    title: 'Naap not saved',
    description: 'Your naap cannot be reached right now',
  });
  expect(device.current()).toMatchObject({ naap: other, conflict: null });
  device.close();
  network.isLost = false;
  const reopened = await open({ user: ASHA, storage: device.storage });
  await waitFor(async () => expect(await read()).toEqual(other));
  await waitFor(() =>
    expect(reopened.stored(ACCOUNT_NAAP_KEY)).toMatchObject({ naap: other, unsaved: null }),
  );
});

it('asks when the account has changed elsewhere since a failed save', async () => {
  const { open, read, network } = createShop();
  const first = await open({ user: ASHA });
  await first.save(naap);
  network.isLost = true;
  await first.save(other);
  network.isLost = false;
  const loose: Naap = { ...naap, preference: 'loose' };
  await (await open({ user: ASHA })).save(loose);
  await first.refetch();
  expect(first.current()).toMatchObject({ naap: other, conflict: { device: other, account: loose } });
  await act(() => first.current().resolve('device'));
  expect([first.current().conflict, await read()]).toEqual([null, other]);
});

it('deletes the measurements of the account and of the device', async () => {
  const { open, read, network } = createShop();
  const device = await open({ user: ASHA });
  await device.save(naap);
  network.isLost = true;
  expect(await act(() => device.current().remove())).toMatchObject({ ok: false, title: 'Naap not deleted' });
  expect(device.current().naap).toEqual(naap);
  network.isLost = false;
  expect(await act(() => device.current().remove())).toMatchObject({
    ok: true,
    title: 'Your naap is deleted',
  });
  expect([device.current().naap, await read()]).toEqual([null, null]);
  expect(JSON.stringify(Object.values(device.stored(ACCOUNT_NAAP_KEY)))).not.toContain('920');
});

it("deletes an account's measurements from the device on logout, and shows them to nobody else", async () => {
  const { open, read } = createShop();
  const device = await open({ user: ASHA });
  await device.save(naap);
  expect(device.stored(ACCOUNT_NAAP_KEY)).toMatchObject({ naap });
  await act(() => device.current().session.logout());
  expect(device.current().naap).toBeNull();
  expect([device.stored(), device.stored(ACCOUNT_NAAP_KEY)]).toEqual([null, null]);
  // A tab that was closed before the logout leaves no measurements to another shopper either.
  const storage = memoryStorage({
    [ACCOUNT_NAAP_KEY]: JSON.stringify({ customerId: 'other', naap, unsaved: naap, history: [] }),
  });
  const shared = await open({ user: MEERA, storage });
  await waitFor(() => expect(shared.current().naap).toBeNull());
  expect([await read(), await read('token-of-meera')]).toEqual([naap, null]);
});

it('keeps measurements that belong to no account after a logout', async () => {
  const { open } = createShop();
  await (await open({ user: ASHA })).save(naap);
  const device = await open({ user: ASHA, storage: deviceWith(other) });
  await waitFor(() => expect(device.current().conflict).not.toBeNull());
  await act(() => device.current().session.logout());
  expect([device.current().naap, device.stored()]).toEqual([other, other]);
});

it('has the last known measurements without a connection', async () => {
  const { open, network } = createShop();
  const device = await open({ user: ASHA });
  await device.save(naap);
  device.close();
  network.isLost = true;
  const offline = await open({ user: ASHA, storage: device.storage, isSignedIn: false });
  await waitFor(() => expect(offline.current().naap).toEqual(naap));
});

it('loads what others kept of a product only for a shopper with measurements', async () => {
  const { open, requests } = createShop();
  const device = await open();
  const fit = 'GET /products/7/fit';
  expect([device.current().history, requests.includes(fit)]).toEqual([{ pieces: [], product: null }, false]);
  await device.save(naap);
  await waitFor(() => expect(requests).toContain(fit));
  const none = { kept: 0, tooSmall: 0, tooBig: 0 };
  await waitFor(() => expect(device.current().history).toEqual({ pieces: [], product: none }));
});

it("has the shopper's own pieces", async () => {
  const { open, network } = createShop();
  const piece = { brand: 'Kora', kind: 'Kurta', size: 'M', outcome: 'kept' };
  const account = { naap, unsaved: null, history: [piece, { ...piece, outcome: 'lost' }, null] };
  const first = await open({ user: ASHA });
  const { customerId } = first.current().session;
  const storage = memoryStorage({ [ACCOUNT_NAAP_KEY]: JSON.stringify({ customerId, ...account }) });
  network.isLost = true;
  const device = await open({ user: ASHA, storage, isSignedIn: false });
  await waitFor(() => expect(device.current().history.pieces).toEqual([piece]));
});
