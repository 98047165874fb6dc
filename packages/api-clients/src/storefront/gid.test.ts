import { describe, expect, it } from 'vitest';
import { isWellFormedGid, lastIdSegment, toProductGid, toVariantGid } from './gid.ts';

describe('global ids', () => {
  it('prefixes a bare id and leaves a global one', () => {
    expect(toProductGid('11')).toBe('gid://shopify/Product/11');
    expect(toProductGid('gid://shopify/Product/11')).toBe('gid://shopify/Product/11');
    expect(toVariantGid('21')).toBe('gid://shopify/ProductVariant/21');
    expect(toVariantGid('gid://shopify/ProductVariant/21')).toBe('gid://shopify/ProductVariant/21');
  });

  it('takes the last segment back off', () => {
    expect(lastIdSegment('gid://shopify/Product/11')).toBe('11');
    expect(lastIdSegment('11')).toBe('11');
  });

  it.each([
    ['gid://shopify/Product/11', true],
    ['gid://shopify/ProductVariant/8812345678901', true],
    ['gid://shopify/Product/', false],
    ['gid://shopify/Product/abc', false],
    ['gid://shopify/ProductVariant/gid://shopify/Product/11', false],
    ['gid://shopify/Product/11"}', false],
  ])('judges %s: %s', (gid, expected) => {
    expect(isWellFormedGid(gid)).toBe(expected);
  });
});
