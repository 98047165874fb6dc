// @vitest-environment jsdom
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth, memoryStorage } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { safeStorage } from '../safe-storage.ts';
import { useSession } from '../session/useSession.ts';
import { createRecentSearches, RECENT_SEARCHES } from './recent-searches.ts';
import { useRecentSearches } from './useRecentSearches.ts';

const openTab = () =>
  renderState(
    () => ({ recent: useRecentSearches(), session: useSession() }),
    fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)) }),
  );

describe('useRecentSearches', () => {
  it('lists each text once, ignoring case, newest first, and drops the oldest beyond the limit', () => {
    const { result } = openTab();
    const add = (text: string) => act(() => result.current.recent.add(text));
    for (let number = 1; number <= RECENT_SEARCHES.limit + 1; number += 1) add(`dress ${number}`);
    add(' DRESS 5 ');
    const { searches } = result.current.recent;
    expect(searches).toHaveLength(RECENT_SEARCHES.limit);
    expect(searches.slice(0, 3)).toEqual(['DRESS 5', 'dress 9', 'dress 8']);
    expect(searches).not.toContain('dress 1');
  });

  it('ignores blank and very long texts', () => {
    const { result } = openTab();
    act(() => result.current.recent.add('  '));
    act(() => result.current.recent.add('a'.repeat(RECENT_SEARCHES.maxLength + 1)));
    expect(result.current.recent.searches).toEqual([]);
  });

  it('removes one search and all of them, and survives a new visit', () => {
    const first = openTab();
    for (const text of ['Linen', 'jeans', 'Kurta']) act(() => first.result.current.recent.add(text));
    act(() => first.result.current.recent.remove('Jeans'));
    first.unmount();
    const { result } = openTab();
    expect(result.current.recent.searches).toEqual(['Kurta', 'Linen']);
    act(() => result.current.recent.clear());
    expect(result.current.recent.searches).toEqual([]);
    expect(localStorage.getItem(RECENT_SEARCHES.key)).toBeNull();
  });

  it('is cleared at logout', async () => {
    const { result } = openTab();
    act(() => result.current.recent.add('linen'));
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));
    await act(() => result.current.session.logout());
    expect(result.current.recent.searches).toEqual([]);
  });

  it('shows a search of another tab', () => {
    const { result } = openTab();
    localStorage.setItem(RECENT_SEARCHES.key, '["saree"]');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: RECENT_SEARCHES.key })));
    expect(result.current.recent.searches).toEqual(['saree']);
  });
});

it.each([
  ['not json', []],
  ['{}', []],
  [
    JSON.stringify([' linen ', 'LINEN', '', 7, null, 'a'.repeat(81), ...'bcdefghijk']),
    ['linen', ...'bcdefgh'],
  ],
])('reads from the stored text %s only bounded, distinct texts', (text, expected) => {
  const storage = safeStorage(() => memoryStorage({ [RECENT_SEARCHES.key]: text }));
  expect(createRecentSearches(storage).getSnapshot()).toEqual(expected);
});
