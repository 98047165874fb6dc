// @vitest-environment jsdom
import type { VariantDetails, VariantLookup } from '@naap/api-clients';
import { fakeClients } from '@naap/fixtures/fake-clients';
import { getLocale, overwriteGetLocale } from '@naap/messages/runtime';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { useTranslatedOrders } from './useTranslatedOrders.ts';

const original = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(original);
});

const orders = [
  { id: 1, items: [{ variantId: 'v1', name: 'Buta kurta' }] },
  {
    id: 2,
    items: [
      { variantId: 'v2', name: 'No longer sold' },
      { variantId: 'v3', name: 'पॉपलिन शर्ट' },
    ],
  },
];
const found: VariantLookup = {
  status: 'found',
  variant: { productTitle: 'बूटा कुर्ता' } as VariantDetails,
};

function translate(locale: 'en' | 'hi') {
  overwriteGetLocale(() => locale);
  const getVariants = vi.fn(
    async (ids: readonly string[]): Promise<VariantLookup[]> =>
      ids.map((id) => (id === 'v1' ? found : { status: 'not-found' })),
  );
  const { result } = renderState(
    () => useTranslatedOrders(orders),
    fakeClients({ storefront: { getVariants } }),
  );
  const names = () => result.current.flatMap(({ items }) => items.map(({ name }) => name));
  return { names, getVariants };
}

it('takes the names of products in another language from the storefront, and keeps those that it does not have', async () => {
  const { names, getVariants } = translate('hi');
  expect(names()).toEqual(['Buta kurta', 'No longer sold', 'पॉपलिन शर्ट']);
  await waitFor(() => expect(names()).toEqual(['बूटा कुर्ता', 'No longer sold', 'पॉपलिन शर्ट']));
  expect(getVariants.mock.calls.map(([ids]) => ids)).toEqual([['v1', 'v2']]);
});

it('looks nothing up that is in the language of the page', () => {
  const { getVariants } = translate('en');
  expect(getVariants.mock.calls.map(([ids]) => ids)).toEqual([['v3']]);
});
