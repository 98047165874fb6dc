// @vitest-environment jsdom
import type { Address, NewAddress } from '@naap/api-clients';
import {
  ASHA,
  address,
  apiError,
  fakeBrowser,
  fakeClients,
  fakePhoneAuth,
} from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useAddresses } from './useAddresses.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NEW: NewAddress = {
  name: 'Asha',
  phone: '+919876543210',
  address: '3 MG Road',
  latitude: 12.97,
  longitude: 77.59,
};

/** Renders two saved addresses. Each request is pending until the test settles the promise of its address. */
async function openAddresses(ids = ['1', '2']) {
  const saved = new Map(ids.map((id) => [id, address(id)]));
  const requests = new Map<string, PromiseWithResolvers<void>>();
  const request = (name: string) => {
    const pending = requests.get(name) ?? Promise.withResolvers<void>();
    requests.set(name, pending);
    return pending;
  };
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)),
    shopApi: {
      listAddresses: () => Promise.resolve([...saved.values()]),
      async createAddress(input: NewAddress): Promise<Address> {
        await request(input.name).promise;
        const created = { ...input, id: input.name };
        saved.set(created.id, created);
        return created;
      },
      async restoreAddress(restored: Address) {
        await request(`restore ${restored.id}`).promise;
        const all = [...saved.values(), restored].toSorted((a, b) => a.id.localeCompare(b.id));
        saved.clear();
        for (const one of all) saved.set(one.id, one);
        return restored;
      },
      async deleteAddress(id: string) {
        await request(id).promise;
        saved.delete(id);
      },
    },
  });
  const { result } = renderState(() => useAddresses(), clients);
  await waitFor(() => expect(result.current.addresses).toHaveLength(ids.length));
  return { current: () => result.current, request, saved };
}

describe('overlapping calls', () => {
  it('of remove are pending independently', async () => {
    const { current, request } = await openAddresses();
    const removals = [current().remove('1'), current().remove('2')];
    await waitFor(() => expect(current().deletingIds).toEqual(['1', '2']));

    request('2').reject(apiError('http', 'Failed to delete address', 500));
    expect(await act(() => removals[1])).toMatchObject({ ok: false, title: 'Delete Failed' });
    await waitFor(() => expect(current().deletingIds).toEqual(['1']));

    request('1').resolve();
    expect(await act(() => removals[0])).toMatchObject({ ok: true, title: 'Address Deleted' });
    await waitFor(() => expect(current().deletingIds).toEqual([]));
    expect(current().addresses.map(({ id }) => id)).toEqual(['2']);
  });

  it('of create are pending until the last has settled', async () => {
    const { current, request } = await openAddresses();
    const creations = [current().create(NEW), current().create({ ...NEW, name: 'Meera' })];
    await waitFor(() => expect(current().isCreating).toBe(true));

    request('Meera').resolve();
    expect(await act(() => creations[1])).toMatchObject({ ok: true, title: 'Address Added' });
    await waitFor(() => expect(current().addresses.map(({ id }) => id)).toContain('Meera'));
    expect(current().isCreating).toBe(true);

    request('Asha').reject(apiError('http', 'Failed to create address', 500));
    expect(await act(() => creations[0])).toMatchObject({ ok: false, title: 'Address Creation Failed' });
    await waitFor(() => expect(current().isCreating).toBe(false));
  });
});

describe.each([
  ['offline', 'network', false, 'You are offline. Connect to the internet and try again.'],
  ['online without a response', 'network', true, 'The own message'],
  ['offline after a response', 'http', false, 'The own message'],
] as const)('a failure %s', (_, kind, isOnline, description) => {
  it('says why', async () => {
    const { current, request } = await openAddresses();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const failure = apiError(kind, 'The own message');
    request('2').reject(failure);
    expect(await act(() => current().remove('2'))).toMatchObject({ title: 'Delete Failed', description });
    request('Asha').reject(failure);
    expect(await act(() => current().create(NEW))).toMatchObject({ ok: false, description });
  });
});

describe('the undo of a removed address', () => {
  async function removeSecond() {
    const opened = await openAddresses(['1', '2', '3']);
    const { current, request } = opened;
    request('2').resolve();
    const removal = await act(() => current().remove('2'));
    if (!removal.ok) throw new Error('The address was not removed.');
    await waitFor(() => expect(current().addresses.map(({ id }) => id)).toEqual(['1', '3']));
    return { ...opened, undo: removal.value };
  }

  it('shows the address at its place at once, and saves it as it was', async () => {
    const { current, request, saved, undo } = await removeSecond();
    const result = undo();
    await waitFor(() => expect(current().addresses.map(({ id }) => id)).toEqual(['1', '2', '3']));
    expect([...saved.keys()]).toEqual(['1', '3']);
    request('restore 2').resolve();
    expect(await act(() => result)).toMatchObject({ ok: true, title: 'Restored' });
    expect([...saved.values()]).toEqual(['1', '2', '3'].map(address));
    expect(current().addresses).toEqual(['1', '2', '3'].map(address));
  });

  it('removes it from the list again when the request fails, and can be repeated', async () => {
    const { current, request, undo } = await removeSecond();
    request('restore 2').reject(apiError('network', 'Failed to create address'));
    expect(await act(undo)).toEqual({
      ok: false,
      title: 'Could Not Restore',
      description: 'Failed to create address',
    });
    await waitFor(() => expect(current().addresses.map(({ id }) => id)).toEqual(['1', '3']));
  });
});
