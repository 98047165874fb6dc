// @vitest-environment jsdom
import type { CallOptions, ProductCard } from '@naap/api-clients';
import { apiError, fakeClients, page } from '@naap/fixtures/fake-clients';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { TYPING_DELAY_MS, useProductSuggestions } from './useProductSuggestions.ts';

const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 50);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

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

interface SentRequest {
  readonly text: string;
  readonly at: number;
  readonly signal: AbortSignal | undefined;
  answeredAt: number | null;
}

/** Creates a storefront that replies in the order of the delays, to aborted requests too. */
function replyingWith(replies: readonly Reply[]) {
  const requests: SentRequest[] = [];
  return {
    requests,
    async suggestProducts({ text }: { readonly text: string }, { signal }: CallOptions = {}) {
      const { delay = 0, fails = false } = replies[requests.length % replies.length] ?? {};
      const request: SentRequest = { text, at: Date.now(), signal, answeredAt: null };
      requests.push(request);
      await new Promise((resolve) => setTimeout(resolve, delay));
      request.answeredAt = Date.now();
      if (fails) throw apiError('http', 'Failed to search products from the storefront provider.', 500);
      return replyTo(text);
    },
  };
}

interface Shown {
  readonly at: number;
  readonly text: string;
  /** The text to which the visible products are the reply; null without products. */
  readonly repliesTo: string | null;
  readonly isLoading: boolean;
}

/** Renders the hook of a search field. `shown` has every state that was rendered. */
function openField({ suggestProducts }: Pick<ReturnType<typeof replyingWith>, 'suggestProducts'>) {
  const shown: Shown[] = [];
  const { result } = renderState(
    () => {
      const [text, setText] = useState('');
      const { products, isLoading } = useProductSuggestions(text);
      shown.push({ at: Date.now(), text, repliesTo: products[0]?.name ?? null, isLoading });
      return { setText };
    },
    fakeClients({ storefront: { suggestProducts } }),
  );
  return {
    shown,
    now: () => shown.at(-1),
    type: (text: string) => act(() => result.current.setText(text)),
  };
}

interface Key {
  readonly key: string;
  /** Time until the next key, in ms. */
  readonly pause: number;
}

/** Returns the text of the field after a key. */
function afterKey(text: string, key: string): string {
  if (key === 'Clear') return '';
  if (key === 'Backspace') return text.slice(0, -1);
  return key === 'Compose' ? text.replaceAll('ee', 'ी') : text + key;
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

  const pause = fc.integer({ min: 0, max: 500 });
  const keys: fc.Arbitrary<Key> = fc.record({
    key: fc.constantFrom('d', 'r', 'e', 's', ' ', 'Backspace', 'Clear'),
    pause,
  });
  /** An input method shows Latin letters, and then replaces them by the syllable: 'ज' + 'ee' becomes 'जी'. */
  const hindiKeys: fc.Arbitrary<Key> = fc.record({
    key: fc.constantFrom('ज', 'ी', 'ं', 'स', 'ज़', 'ee', 'Compose', ' ', 'Backspace', 'Clear'),
    pause,
  });
  const replies = fc.array(
    fc.record({ delay: fc.integer({ min: 0, max: 1500 }), fails: fc.nat(5).map((n) => n === 0) }),
    {
      minLength: 1,
    },
  );

  it.each([
    ['Latin', keys],
    ['Devanagari', hindiKeys],
  ])(
    `suggests products for the text in the field only, in %s (${numRuns} sequences of keys, NAAP_FUZZ_SEED=${seed})`,
    async (_script, typedKeys) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(typedKeys, { minLength: 1, maxLength: 15 }),
          replies,
          async (typed, planned) => {
            const storefront = replyingWith(planned);
            const field = openField(storefront);
            let text = '';
            let changedAt = 0;
            for (const { key, pause } of typed) {
              const before = text;
              text = afterKey(text, key);
              field.type(text);
              // Spaces at the ends change nothing.
              if (text.trim() !== before.trim()) changedAt = Date.now();
              const sent = storefront.requests.length;
              await pass(pause);
              for (const request of storefront.requests.slice(sent)) {
                expect(request.text).toBe(text.trim());
                expect(request.at - changedAt).toBeGreaterThanOrEqual(TYPING_DELAY_MS);
              }
              // At most the request for the current text is in flight; earlier requests were answered or aborted.
              const open = storefront.requests.filter(
                ({ answeredAt, signal }) => answeredAt === null && !signal?.aborted,
              );
              expect(open.map((request) => request.text)).toEqual(open.length === 0 ? [] : [text.trim()]);
            }
            await pass(TYPING_DELAY_MS + 2000);

            let visible: string | null = null;
            let inField = { text: '', since: 0, previous: '' };
            for (const { at, text, repliesTo, isLoading } of field.shown) {
              const words = text.trim();
              if (words !== inField.text) inField = { text: words, since: at, previous: inField.text };
              if (repliesTo === null) continue;
              // While the products for a text load, earlier products may stay: those that were visible, or that arrived as the text changed.
              const cameBefore = storefront.requests.some(
                ({ text: asked, answeredAt }) =>
                  asked === inField.previous && answeredAt !== null && answeredAt <= inField.since,
              );
              const allowed = isLoading
                ? [words, visible, ...(cameBefore ? [inField.previous] : [])]
                : [words];
              expect(allowed).toContain(repliesTo);
              visible = repliesTo;
            }
            const words = text.trim();
            const lastReply = storefront.requests.findLastIndex((request) => request.text === words);
            const hasFailed = planned[lastReply % planned.length]?.fails === true;
            expect(field.now()).toMatchObject({ isLoading: false });
            if (words === '') expect(field.now()?.repliesTo).toBeNull();
            else if (!hasFailed) expect(field.now()?.repliesTo).toBe(words);
            cleanup();
          },
        ),
        { numRuns, seed },
      );
    },
  );
});
