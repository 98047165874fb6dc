// @vitest-environment jsdom
import { productOf, variantOf } from '@naap/fixtures/products';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVariantSelection } from './useVariantSelection.ts';

it('has nothing to choose until the product has loaded', () => {
  const replace = vi.fn();
  const params = new URLSearchParams('Size=M');
  const { result } = renderHook(() => useVariantSelection(null, { params, replace }));
  result.current.select('Size', 'S');
  expect(replace).not.toHaveBeenCalled();
  expect(result.current).toEqual({
    options: [],
    missing: [],
    variant: null,
    isSoldOut: false,
    price: null,
    originalPrice: null,
    images: [],
    select: expect.any(Function),
  });
});

it('writes a chosen value to the URL, once', () => {
  const replace = vi.fn();
  const params = new URLSearchParams('utm_source=x&Size=M');
  const product = productOf([variantOf({ Size: 'S' }), variantOf({ Size: 'M' })]);
  const { result } = renderHook(() => useVariantSelection(product, { params, replace }));
  expect(result.current.variant?.title).toBe('M');
  result.current.select('Size', 'M');
  expect(replace).not.toHaveBeenCalled();
  result.current.select('Size', 'S');
  expect(replace.mock.calls.map(([next]) => String(next))).toEqual(['utm_source=x&Size=S']);
});
