// @vitest-environment jsdom
import type { CartChange } from '@naap/api-clients';
import {
  ASHA,
  apiError,
  cartServer,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
  MEERA,
  variant,
} from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import type { Removal } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { usePhoneSignIn } from '../sign-in/usePhoneSignIn.ts';
import { useCart } from './useCart.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openCart(quantities: Record<string, number>) {
  const server = cartServer(quantities);
  const browser = fakeBrowser(ASHA);
  const changeCart = vi.fn((change: CartChange) => Promise.resolve().then(() => server.count(change)));
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(browser),
    backend: { login: () => Promise.resolve({ customerId: browser.user?.uid ?? 'nobody' }) },
    storefront: {
      getVariants: (ids) =>
        Promise.resolve(ids.map((id) => ({ status: 'found' as const, variant: variant(id) }))),
    },
    cart: { getCart: () => Promise.resolve(server.read()), changeCart },
  });
  const { result } = renderState(
    () => ({ ...useCart(), session: useSession(), signIn: usePhoneSignIn() }),
    clients,
  );
  const current = () => result.current;
  await waitFor(() => expect(current().status).toBe('ready'));
  const lines = () => current().lines.map(({ id, quantity }) => [id, quantity]);
  return { current, lines, server, changeCart, browser };
}

function undoOf(removal: Removal | undefined) {
  if (!removal?.ok) throw new Error('The line was not removed.');
  return removal.value;
}

const serverLines = (server: ReturnType<typeof cartServer>) =>
  server.read().lines.map(({ variantId, quantity }) => [variantId, quantity]);

describe('the undo of a removed line', () => {
  it('restores the quantity and the place, on the screen at once and at the server', async () => {
    const { current, lines, server } = await openCart({ a: 1, b: 3, c: 2 });
    const removal = await act(() => current().remove('b'));
    expect(removal).toMatchObject({ ok: true, title: 'Item Removed' });
    expect(serverLines(server)).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    let result: ReturnType<ReturnType<typeof undoOf>> | undefined;
    act(() => {
      result = undoOf(removal)();
    });
    expect(lines()).toEqual([
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ]);
    expect(await act(() => result)).toEqual({ ok: true, value: undefined, title: 'Restored' });
    expect(serverLines(server)).toEqual([
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ]);
    await waitFor(() => expect(lines()).toEqual(serverLines(server)));
  });

  it('cancels a removal that was not sent: nothing is shown as unsent, and the server has the line at the end', async () => {
    const { current, lines, server, changeCart } = await openCart({ a: 1, b: 2 });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const removal = await act(() => current().remove('a'));
    expect(lines()).toEqual([['b', 2]]);
    await act(undoOf(removal));
    expect(lines()).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(current().savedReason).toBeNull();
    onLine.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(changeCart).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(serverLines(server)).toEqual([
        ['a', 1],
        ['b', 2],
      ]),
    );
  });

  it("has the backend's reason when it is refused, and can be repeated", async () => {
    const { current, lines, server, changeCart } = await openCart({ a: 1, b: 2 });
    const removal = await act(() => current().remove('a'));
    changeCart.mockRejectedValueOnce(apiError('http', 'Cart update failed', 500));
    expect(await act(undoOf(removal))).toEqual({
      ok: false,
      title: 'Could Not Restore',
      description: 'Cart update failed',
    });
    await waitFor(() => expect(lines()).toEqual([['b', 2]]));
    expect(await act(undoOf(removal))).toMatchObject({ ok: true });
    expect(serverLines(server)).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('changes nothing after a sign-out, nor for the next shopper', async () => {
    const { current, server, browser, changeCart } = await openCart({ a: 1, b: 2 });
    const removal = await act(() => current().remove('a'));
    await act(() => current().session.logout());
    expect(await act(undoOf(removal))).toMatchObject({ ok: false, description: 'User not authenticated' });
    browser.user = MEERA;
    localStorage.setItem('shopifyCustomerId', 'meera');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(current().session.customerId).toBe('meera'));
    expect(await act(undoOf(removal))).toMatchObject({ ok: false });
    expect(changeCart).toHaveBeenCalledTimes(1);
    expect(serverLines(server)).toEqual([['b', 2]]);
  });
});
