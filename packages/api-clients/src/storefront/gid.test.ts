import { describe, expect, it } from 'vitest';
import { isWellFormedGid, lastIdSegment, toProductGid, toVariantGid } from './gid.ts';

describe('global IDs', () => {
  it('adds the prefix to a bare ID and keeps a global ID', () => {
    expect(toProductGid('11')).toBe('gid://shopify/Product/11');
    expect(toProductGid('gid://shopify/Product/11')).toBe('gid://shopify/Product/11');
    expect(toVariantGid('21')).toBe('gid://shopify/ProductVariant/21');
    expect(toVariantGid('gid://shopify/ProductVariant/21')).toBe('gid://shopify/ProductVariant/21');
  });

  it('returns the last segment', () => {
    expect(lastIdSegment('gid://shopify/Product/11')).toBe('11');
    expect(lastIdSegment('11')).toBe('11');
  });

  it.each([
    ['gid://shopify/Product/11', true],
    ['gid://shopify/ProductVariant/8812345678901', true],
    [`gid://shopify/Product/${'9'.repeat(18)}`, true],
    [`gid://shopify/Product/${'9'.repeat(19)}`, false],
    ['gid://shopify/Product/', false],
    ['gid://shopify/Product/abc', false],
    ['gid://shopify/ProductVariant/gid://shopify/Product/11', false],
    ['gid://shopify/Product/11"}', false],
  ])('returns whether %s is well-formed: %s', (gid, expected) => {
    expect(isWellFormedGid(gid)).toBe(expected);
  });
});
