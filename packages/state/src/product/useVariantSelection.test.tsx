// @vitest-environment jsdom
import { productOf, variantOf } from '@naap/fixtures/products';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVariantSelection } from './useVariantSelection.ts';

it('has nothing to choose until the product has loaded', () => {
  const change = vi.fn();
  const params = new URLSearchParams('Size=M');
  const { result } = renderHook(() => useVariantSelection(null, { params, change }));
  result.current.select('Size', 'S');
  expect(change).not.toHaveBeenCalled();
  expect(result.current).toEqual({
    options: [],
    missing: [],
    variant: null,
    isSoldOut: false,
    price: null,
    originalPrice: null,
    images: [],
    query: '',
    pair: null,
    select: expect.any(Function),
    with: expect.any(Function),
  });
});

it('returns the selection with another value, and does not choose it', () => {
  const change = vi.fn();
  const product = productOf(
    ['Red', 'Blue'].flatMap((Color) => ['S', 'M'].map((Size) => variantOf({ Color, Size }))),
  );
  const params = new URLSearchParams('Color=Blue');
  const { result } = renderHook(() => useVariantSelection(product, { params, change }));
  expect(result.current.with('Size', 'M')).toMatchObject({ missing: [], variant: { title: 'Blue / M' } });
  expect(result.current.missing).toHaveLength(1);
  expect(change).not.toHaveBeenCalled();
});

it('adds a chosen value to the parameters of the URL that are not rendered yet', () => {
  const changes: string[] = [];
  let latest = new URLSearchParams('utm_source=x&Size=M');
  const change = (update: (current: URLSearchParams) => URLSearchParams) => {
    latest = update(latest);
    changes.push(String(latest));
  };
  const variants = ['Red', 'Blue'].flatMap((Color) => ['S', 'M'].map((Size) => variantOf({ Color, Size })));
  const product = productOf(variants);
  const params = new URLSearchParams('utm_source=x&Size=M');
  const { result } = renderHook(() => useVariantSelection(product, { params, change }));
  result.current.select('Color', 'Blue');
  result.current.select('Size', 'S');
  expect(Object.fromEntries(latest)).toEqual({ utm_source: 'x', Color: 'Blue', Size: 'S' });
  result.current.select('Size', 'S');
  expect(changes.at(-1)).toBe(changes.at(-2));
});

it('has the canonical query of the chosen options, without other parameters', () => {
  const variants = ['Red', 'Blue'].flatMap((Color) => ['S', 'M'].map((Size) => variantOf({ Color, Size })));
  const product = productOf(variants);
  const queryOf = (search: string) => {
    const params = new URLSearchParams(search);
    return renderHook(() => useVariantSelection(product, { params, change: () => {} })).result.current.query;
  };
  // The first colour is preselected.
  expect(queryOf('')).toBe('?Color=Red');
  expect(queryOf('utm_source=x&size=m&COLOR=blue')).toBe('?Color=Blue&Size=M');
  expect(queryOf('Size=XXL')).toBe('?Color=Red');
});

const sizes = (...names: string[]) =>
  productOf(names.map((Size) => variantOf({ Size }, { availableForSale: !Size.startsWith('no ') })));

it.each([
  ['?Size=M&with=L', 'M + L'],
  ['?Size=L&with=M', 'M + L'],
  ['?Size=M', ''],
  ['?Size=M&with=XL', ''],
  ['?with=L', ''],
  ['?Size=XL&with=no%20XXL', ''],
])('reads the pair of %s', (search, both) => {
  const params = new URLSearchParams(search);
  const product = sizes('S', 'M', 'L', 'XL', 'no XXL');
  const { result } = renderHook(() => useVariantSelection(product, { params, change: () => {} }));
  const { pair } = result.current;
  expect(pair?.both.map(({ size }) => size).join(' + ')).toBe(both);
  for (const { size, variant } of pair?.both ?? [])
    expect(variant?.selectedOptions).toEqual([{ name: 'Size', value: size }]);
});

it('writes a pair to the URL, and goes back to one size when a size is selected', () => {
  let latest = new URLSearchParams('utm_source=x');
  const change = (update: (current: URLSearchParams) => URLSearchParams) => {
    latest = update(latest);
  };
  const product = sizes('S', 'M', 'L');
  const { result } = renderHook(() => useVariantSelection(product, { params: latest, change }));
  result.current.pair?.select('M', 'L');
  expect(String(latest)).toBe('utm_source=x&Size=M&with=L');
  result.current.pair?.select('M', null);
  expect(String(latest)).toBe('utm_source=x&Size=M');
  result.current.pair?.select('L', 'M');
  result.current.select('Size', 'S');
  expect(String(latest)).toBe('utm_source=x&Size=S');
});
