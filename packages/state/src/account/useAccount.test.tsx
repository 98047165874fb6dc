// @vitest-environment jsdom

import { ApiError } from '@naap/api-clients';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useSession } from '../session/useSession.ts';
import { useAccountDeletion, useDataDownload } from './useAccount.ts';

type Overrides = NonNullable<Parameters<typeof fakeClients>[0]>;

async function open(shopApi: Overrides['shopApi'] = {}, phoneAuth: Overrides['phoneAuth'] = {}) {
  const browser = fakeBrowser(ASHA);
  const clients = fakeClients({ phoneAuth: { ...fakePhoneAuth(browser), ...phoneAuth }, shopApi });
  const { result } = renderState(
    () => ({ session: useSession(), download: useDataDownload(), deletion: useAccountDeletion() }),
    clients,
  );
  await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
  return { current: () => result.current, browser };
}

describe('useDataDownload', () => {
  it("joins all pages, and adds the uses of coupons and the device's data", async () => {
    localStorage.setItem('wishlist', '[{"id":"1"}]');
    const order = (number: number, coupon_code: string | null) => ({
      order_name: `#${number}`,
      coupon_code,
      created_at: 'then',
    });
    const readStoredData = vi
      .fn()
      .mockResolvedValueOnce({
        account: { phone: '+919876543210' },
        orders: [order(2, 'FLAT400')],
        stored_replies: ['a'],
        cursor: 'next',
      })
      .mockResolvedValueOnce({ orders: [order(1, null)], stored_replies: ['b'] });
    const { current } = await open({ readStoredData });
    const text = await act(() => current().download.prepare());
    expect(readStoredData.mock.calls).toEqual([[], [{ after: 'next' }]]);
    expect(JSON.parse(text ?? '')).toMatchObject({
      created_at: expect.any(String),
      account: { phone: '+919876543210' },
      orders: [{ order_name: '#2' }, { order_name: '#1' }],
      coupon_uses: [{ coupon_code: 'FLAT400', order_name: '#2', used_at: 'then' }],
      stored_replies: ['a', 'b'],
      this_device: { wishlist: [{ id: '1' }], customer_id: 'c1' },
    });
  });

  it('has the error of a failure, until the next attempt', async () => {
    const readStoredData = vi
      .fn()
      .mockRejectedValueOnce(apiError('http', 'Too many requests.', 429))
      .mockResolvedValueOnce({ orders: [], stored_replies: [] });
    const { current } = await open({ readStoredData });
    expect(await act(() => current().download.prepare())).toBeNull();
    expect(current().download).toMatchObject({ isPreparing: false, error: 'Too many requests.' });
    await act(() => current().download.prepare());
    expect(current().download.error).toBeNull();
  });
});

describe('useAccountDeletion', () => {
  it("deletes the account, the device's data and the user, and signs out", async () => {
    localStorage.setItem('wishlist', '[{"id":"1"}]');
    sessionStorage.setItem('checkoutDraft', '{}');
    const calls: string[] = [];
    const { current, browser } = await open({
      async deleteAccount() {
        calls.push(`account, wishlist ${localStorage.getItem('wishlist') !== null}`);
      },
    });
    const result = await act(() => current().deletion.remove());
    expect(result).toEqual({
      ok: true,
      value: undefined,
      title: 'Account Deleted',
      description: 'Your data has been deleted.',
    });
    expect(calls).toEqual(['account, wishlist true']);
    expect(browser.user).toBeNull();
    await waitFor(() => expect(current().session.status).toBe('signed-out'));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('keeps everything when the backend fails, and can be repeated', async () => {
    localStorage.setItem('wishlist', '[{"id":"1"}]');
    const deleteAccount = vi.fn().mockRejectedValueOnce(apiError('network', 'Failed to delete account'));
    const { current, browser } = await open({ deleteAccount });
    expect(await act(() => current().deletion.remove())).toBeNull();
    expect(current().deletion.state).toEqual({ status: 'failed', message: 'Failed to delete account' });
    expect([browser.user, localStorage.getItem('wishlist')]).toEqual([ASHA, '[{"id":"1"}]']);
    deleteAccount.mockResolvedValueOnce(undefined);
    expect(await act(() => current().deletion.remove())).toMatchObject({ ok: true });
  });

  it('is refused while an order is on its way', async () => {
    const orderInProgress = { orderName: '#1001', until: '2026-11-22T12:42:00.000Z' };
    const deleteAccount = () =>
      Promise.reject(
        new ApiError('Order #1001 is on its way.', { kind: 'http', status: 409, orderInProgress }),
      );
    const { current, browser } = await open({ deleteAccount });
    await act(() => current().deletion.remove());
    expect(current().deletion.state).toEqual({ status: 'refused', order: orderInProgress });
    await act(() => current().deletion.dismiss());
    expect(current().deletion.state).toEqual({ status: 'idle' });
    expect([browser.user, current().session.status]).toEqual([ASHA, 'signed-in']);
  });

  it.each([
    ['network', undefined, false],
    ['auth', 'auth/requires-recent-login', true],
  ] as const)(
    'says that the user is left after a failure of the kind %s, and repeats only that',
    async (kind, code, isSignInTooOld) => {
      const deleteAccount = vi.fn(async () => {});
      const deleteUser = vi.fn().mockRejectedValueOnce(new ApiError('Failed', { kind, code }));
      const { current } = await open({ deleteAccount }, { deleteUser });
      expect(await act(() => current().deletion.remove())).toBeNull();
      expect(current().deletion.state).toEqual({
        status: 'sign-in-left',
        isSignInTooOld,
        isRepeating: false,
      });
      deleteUser.mockResolvedValueOnce(undefined);
      expect(await act(() => current().deletion.remove())).toMatchObject({ ok: true });
      expect([deleteAccount.mock.calls.length, deleteUser.mock.calls.length]).toEqual([1, 2]);
    },
  );

  it('signs out when the shopper leaves the user at the provider', async () => {
    const deleteUser = () => Promise.reject(apiError('network'));
    const { current, browser } = await open({ deleteAccount: async () => {} }, { deleteUser });
    await act(() => current().deletion.remove());
    await act(() => current().deletion.dismiss());
    expect(current().session.status).toBe('signed-out');
    expect(browser.user).toBeNull();
  });
});
