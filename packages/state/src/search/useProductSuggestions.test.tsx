// @vitest-environment jsdom
import type { CallOptions, ProductCard } from '@naap/api-clients';
import { apiError, fakeClients, page } from '@naap/fixtures/fake-clients';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { TYPING_DELAY_MS, useProductSuggestions } from './useProductSuggestions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Advances the mocked clock. React renders only at the end of `act`, so each step has an `act` of its own. */
async function pass(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const step = Math.min(10, end - Date.now());
    await act(() => vi.advanceTimersByTimeAsync(step));
  }
}

/** Returns the reply to a text: one product whose name is the text. */
const replyTo = (text: string): readonly ProductCard[] =>
  page(['1']).products.map((product) => ({ ...product, name: text }));

interface Reply {
  readonly delay: number;
  readonly fails: boolean;
}

/** Creates a storefront that replies in the order of the delays, to aborted requests too. */
function replyingWith(replies: readonly Reply[]) {
  const requests: { readonly text: string; readonly signal: AbortSignal | undefined }[] = [];
  return {
    requests,
    async suggestProducts({ text }: { readonly text: string }, { signal }: CallOptions = {}) {
      const { delay = 0, fails = false } = replies[requests.length % replies.length] ?? {};
      requests.push({ text, signal });
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (fails) throw apiError('http', 'Failed to search products from the storefront provider.', 500);
      return replyTo(text);
    },
  };
}

/** Renders the hook of a search field. `repliesTo` is the text to which the visible products are the reply; null without products. */
function openField({ suggestProducts }: Pick<ReturnType<typeof replyingWith>, 'suggestProducts'>) {
  const { result } = renderState(
    () => {
      const [text, setText] = useState('');
      const { products, isLoading } = useProductSuggestions(text);
      return { setText, text, repliesTo: products[0]?.name ?? null, isLoading };
    },
    fakeClients({ storefront: { suggestProducts } }),
  );
  return { now: () => result.current, type: (text: string) => act(() => result.current.setText(text)) };
}

const quick: Reply = { delay: 50, fails: false };

describe('useProductSuggestions', () => {
  it('requests nothing before 150 ms have passed since the last key', async () => {
    const storefront = replyingWith([quick]);
    const field = openField(storefront);
    field.type('d');
    await pass(TYPING_DELAY_MS - 1);
    field.type('dr');
    await pass(TYPING_DELAY_MS - 1);
    expect(storefront.requests).toEqual([]);
    expect(field.now()).toMatchObject({ text: 'dr', repliesTo: null, isLoading: true });
    await pass(10);
    expect(storefront.requests).toMatchObject([{ text: 'dr' }]);
    await pass(100);
    expect(field.now()).toMatchObject({ text: 'dr', repliesTo: 'dr', isLoading: false });
  });

  it('aborts the request in flight when the text changes, and keeps the previous products meanwhile', async () => {
    const storefront = replyingWith([quick, { delay: 500, fails: false }, quick]);
    const field = openField(storefront);
    field.type('dr');
    await pass(250);
    field.type('dre');
    await pass(200);
    field.type('dres');
    expect(storefront.requests.map(({ signal }) => signal?.aborted)).toEqual([false, true]);
    expect(field.now()).toMatchObject({ text: 'dres', repliesTo: 'dr', isLoading: true });
    await pass(250);
    expect(field.now()).toMatchObject({ text: 'dres', repliesTo: 'dres', isLoading: false });
    // The reply to the aborted request arrives.
    await pass(1000);
    expect(field.now()).toMatchObject({ text: 'dres', repliesTo: 'dres', isLoading: false });
  });

  it('shows no products after a failure, and those of the next text again', async () => {
    const field = openField(replyingWith([quick, { delay: 50, fails: true }, quick]));
    field.type('dr');
    await pass(250);
    field.type('dre');
    await pass(250);
    expect(field.now()).toMatchObject({ text: 'dre', repliesTo: null, isLoading: false });
    field.type('dres');
    await pass(250);
    expect(field.now()).toMatchObject({ text: 'dres', repliesTo: 'dres', isLoading: false });
  });

  it('forgets the products when the field is emptied', async () => {
    const storefront = replyingWith([quick]);
    const field = openField(storefront);
    field.type('dr');
    await pass(250);
    field.type('  ');
    expect(field.now()).toMatchObject({ text: '  ', repliesTo: null, isLoading: false });
    field.type('j');
    expect(field.now()).toMatchObject({ text: 'j', repliesTo: null, isLoading: true });
    expect(storefront.requests).toHaveLength(1);
  });

  it('shows the products of a text at once that was typed before', async () => {
    const storefront = replyingWith([quick]);
    const field = openField(storefront);
    for (const text of ['dr', 'dre']) {
      field.type(text);
      await pass(250);
    }
    field.type('dr ');
    expect(field.now()).toMatchObject({ text: 'dr ', repliesTo: 'dr', isLoading: false });
    await pass(1000);
    expect(storefront.requests).toHaveLength(2);
  });
});
