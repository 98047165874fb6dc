// @vitest-environment jsdom
import { type CartChange, toVariantGid } from '@naap/api-clients';
import {
  ASHA,
  apiError,
  cartServer,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
} from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useSession } from '../session/useSession.ts';
import type { AddPairResult } from './add-pair.ts';
import { useAddPair } from './useAddPair.ts';

const M = toVariantGid('m');
const L = toVariantGid('l');

async function openShop(
  quantities: Record<string, number> = {},
  refuse: (change: CartChange) => boolean = () => false,
) {
  const server = cartServer(quantities);
  const changeCart = vi.fn((change: CartChange) =>
    Promise.resolve().then(() => {
      if (refuse(change)) throw apiError('http', 'Out of stock', 409);
      return server.count(change);
    }),
  );
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    cart: { getCart: () => Promise.resolve(server.read()), changeCart },
  });
  const { result } = renderState(() => ({ ...useAddPair(), ...useSession() }), clients);
  await waitFor(() => expect(result.current.status).toBe('signed-in'));
  const add = (idempotencyKey?: string): Promise<AddPairResult> =>
    act(() => result.current.addPair({ variantIds: ['m', 'l'], idempotencyKey }));
  const bag = () => Object.fromEntries(server.read().lines.map((line) => [line.variantId, line.quantity]));
  return { add, bag, changeCart };
}

describe('useAddPair', () => {
  it('adds both sizes, and takes both out again', async () => {
    const { add, bag } = await openShop();
    const { outcomes, undo } = await add();
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    expect(bag()).toEqual({ [M]: 1, [L]: 1 });
    await act(async () => undo?.());
    expect(bag()).toEqual({});
  });

  it.each<[string, Record<string, number>, Record<string, number>]>([
    ['one size', { [M]: 1 }, { [M]: 1 }],
    ['two pieces of a size', { [L]: 2 }, { [L]: 2 }],
    ['both sizes', { [M]: 1, [L]: 1 }, { [M]: 1, [L]: 1 }],
  ])('keeps %s that the bag has', async (_name, before, after) => {
    const { add, bag } = await openShop(before);
    const { undo } = await add();
    expect(bag()).toEqual({ [M]: 1, [L]: 1, ...before });
    await act(async () => undo?.());
    expect(bag()).toEqual(after);
    expect(undo === null).toBe(Object.keys(before).length === 2);
  });

  it('adds once when it is pressed again, and when another tab continues the same press', async () => {
    const { add, bag, changeCart } = await openShop();
    await Promise.all([add('key'), add('key')]);
    await add();
    expect(bag()).toEqual({ [M]: 1, [L]: 1 });
    expect(changeCart.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['key-0', 'key-1']);
  });

  it('keeps one size when the other is refused', async () => {
    const { add, bag } = await openShop({}, ({ variantId }) => variantId === L);
    const { outcomes, undo } = await add();
    expect(outcomes).toEqual([
      { ok: true, outcome: 'applied' },
      { ok: false, message: 'Out of stock' },
    ]);
    expect(bag()).toEqual({ [M]: 1 });
    await act(async () => undo?.());
    expect(bag()).toEqual({});
  });
});
