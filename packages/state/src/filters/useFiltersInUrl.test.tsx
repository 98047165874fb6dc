// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeClients } from '../../test/fakes.ts';
import { renderState } from '../../test/render.tsx';
import { filtersFromSearchParams } from './filters.ts';
import { useFilters } from './useFilters.ts';
import { useFiltersInUrl } from './useFiltersInUrl.ts';

afterEach(cleanup);

interface Entry {
  readonly key: string;
  readonly address: string;
  readonly mark?: string;
}

const entryOf = (address: string, mark?: string): Entry => ({
  key: crypto.randomUUID(),
  address,
  ...(mark === undefined ? {} : { mark }),
});

/**
 * A router with one history. Like a real one it may show a replaced address late: `hold` keeps back what
 * is written until `release`.
 */
function useFakeRouter(first: string) {
  const [{ entries, at }, setHistory] = useState(() => ({ entries: [entryOf(first)], at: 0 }));
  const [held, setHeld] = useState<Entry[] | null>(null);
  const current = entries[at] ?? entryOf('');
  const put = (entry: Entry) =>
    setHistory((history) => ({ ...history, entries: history.entries.with(history.at, entry) }));
  /** A navigation comes after every replacement that was asked for before it. */
  const showHeld = () => {
    const last = held?.at(-1);
    if (last !== undefined) put(last);
    setHeld(null);
  };
  return {
    params: new URLSearchParams(current.address),
    entry: current.key,
    mark: current.mark,
    history: entries.map(({ address }) => address),
    address: current.address,
    replace(next: URLSearchParams, mark: string) {
      const entry = entryOf(next.toString(), mark);
      if (held === null) put(entry);
      else setHeld([...held, entry]);
    },
    push(address: string) {
      showHeld();
      setHistory((history) => {
        const before = history.entries.slice(0, history.at + 1);
        return { entries: [...before, entryOf(address)], at: before.length };
      });
    },
    back() {
      showHeld();
      setHistory((history) => ({ ...history, at: Math.max(history.at - 1, 0) }));
    },
    hold: () => setHeld((queue) => queue ?? []),
    releaseOne() {
      if (held?.[0] !== undefined) put(held[0]);
      setHeld((queue) => queue?.slice(1) ?? null);
    },
    showHeld,
  };
}

function openList(address: string) {
  const seen: string[] = [];
  const { result } = renderState(() => {
    const router = useFakeRouter(address);
    const effective = useFiltersInUrl(router);
    seen.push(effective.selectedTags.join());
    return { router, effective, filters: useFilters() };
  }, fakeClients());
  return { now: () => result.current, seen };
}

describe('useFiltersInUrl', () => {
  it('takes over what the address says, from the very first render', () => {
    const { now, seen } = openList('tag=women&brand=Only&sort=newest');
    expect(seen[0]).toBe('women,Only');
    expect(now().filters).toMatchObject({
      selectedTags: ['women', 'Only'],
      brands: ['Only'],
      sortBy: 'newest',
    });
    expect(now().router.address).toBe('tag=women&brand=Only&sort=newest');
  });

  it('writes every change in place and leaves the rest of the address alone', () => {
    const { now } = openList('collection=summer&utm=1');
    act(() => now().filters.add('Jeans'));
    act(() => now().filters.setSort('price-low'));
    expect(now().router.address).toBe('collection=summer&utm=1&tag=Jeans&sort=price-low');
    act(() => now().filters.clear());
    expect(now().router.history).toEqual(['collection=summer&utm=1']);
  });

  it('follows Back and a link to other filters', () => {
    const { now } = openList('tag=Jeans');
    act(() => now().router.push('tag=Tops'));
    expect(now().filters.selectedTags).toEqual(['Tops']);
    act(() => now().router.back());
    expect(now().filters.selectedTags).toEqual(['Jeans']);
    expect(now().router.history).toEqual(['tag=Jeans', 'tag=Tops']);
  });

  it.each(['', 'collection=summer'])('writes filters chosen just before into the address %j', (address) => {
    const { now } = openList('tag=Jeans');
    act(() => {
      now().filters.setAll(['Women']);
      now().router.push(address);
    });
    expect(new URLSearchParams(now().router.address).getAll('tag')).toEqual(['Women']);
    expect(now().router.history).toHaveLength(2);
  });

  it.each(['', 'collection=summer'])('does not carry old filters into the address %j', (address) => {
    const { now, seen } = openList('tag=Jeans');
    act(() => now().router.push(address));
    expect(now().filters.selectedTags).toEqual([]);
    expect(now().router.history).toEqual(['tag=Jeans', address]);
    expect(seen.at(-1)).toBe('');
    act(() => now().router.back());
    expect(now().filters.selectedTags).toEqual(['Jeans']);
  });

  it('keeps the newest choice while the router lags behind', () => {
    const { now } = openList('tag=Old');
    act(() => now().router.hold());
    act(() => now().filters.add('A'));
    act(() => now().filters.add('B'));
    act(() => now().router.releaseOne());
    expect(now().filters.selectedTags).toEqual(['Old', 'A', 'B']);
    act(() => now().router.releaseOne());
    expect(now().filters.selectedTags).toEqual(['Old', 'A', 'B']);
    expect(now().router.address).toBe('tag=Old&tag=A&tag=B');
  });

  it('follows a link to the address that is shown, before it shows what was chosen', () => {
    const { now } = openList('tag=A');
    act(() => now().router.hold());
    act(() => now().filters.add('D'));
    act(() => now().router.push('tag=A'));
    expect(now().filters.selectedTags).toEqual(['A']);
    expect(now().router.address).toBe('tag=A');
  });

  it('ends with address and store alike after any walk', () => {
    const addresses = fc.constantFrom('', 'tag=A', 'tag=B&sort=newest', 'collection=x', 'search=y&brand=C');
    const tags = fc.constantFrom('A', 'B', 'D');
    type Shop = ReturnType<ReturnType<typeof openList>['now']>;
    const step: fc.Arbitrary<(shop: Shop) => void> = fc.oneof(
      tags.map(
        (tag) =>
          ({ filters }: Shop) =>
            filters.add(tag),
      ),
      tags.map(
        (tag) =>
          ({ filters }: Shop) =>
            filters.remove(tag),
      ),
      fc.constant(({ filters }: Shop) => filters.setSort('price-low')),
      fc.constant(({ filters }: Shop) => filters.clear()),
      addresses.map(
        (address) =>
          ({ router }: Shop) =>
            router.push(address),
      ),
      fc.constant(({ router }: Shop) => router.back()),
      fc.constant(({ router }: Shop) => router.hold()),
      fc.constant(({ router }: Shop) => router.releaseOne()),
    );
    fc.assert(
      fc.property(addresses, fc.array(step, { maxLength: 12 }), (first, steps) => {
        const { now } = openList(first);
        for (const take of steps) act(() => take(now()));
        act(() => now().router.showHeld());
        const { selectedTags, brands, sortBy } = now().filters;
        expect(filtersFromSearchParams(now().router.params)).toEqual({ selectedTags, brands, sortBy });
        expect(now().effective).toEqual({ selectedTags, brands, sortBy });
        cleanup();
      }),
      { numRuns: Number(process.env.NAAP_FUZZ_RUNS ?? 150) },
    );
  });
});
