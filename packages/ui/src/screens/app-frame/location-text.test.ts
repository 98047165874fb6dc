import { describe, expect, it } from 'vitest';
import { locationText } from './location-text.ts';

const at = (address: string, rest: { isLoading?: boolean; error?: string | null } = {}) =>
  locationText({ address, isLoading: false, error: null, coordinates: null, ...rest });

describe('locationText', () => {
  it.each([
    ['before a position is known', at('Enable location for delivery'), 'Enable location for delivery'],
    ['while the position is read', at('Hill Road', { isLoading: true }), 'Getting location...'],
    ['an error and no usable address', at('Unknown location', { error: 'denied' }), 'Tap to enable location'],
    [
      'while the address is looked up by IP',
      at('Getting approximate location...', { error: 'denied' }),
      'Getting approximate location...',
    ],
    [
      'an error, but an address by IP',
      at('Mumbai, Maharashtra, IN', { error: 'denied' }),
      'Mumbai, Maharashtra, IN',
    ],
    ['exactly thirty characters', at('a'.repeat(30)), 'a'.repeat(30)],
    ['more than thirty', at(`${'a'.repeat(30)}b`), `${'a'.repeat(30)}…`],
    ['Devanagari, shortened between grapheme clusters', at('कि'.repeat(31)), `${'कि'.repeat(30)}…`],
  ])('%s', (_case, text, expected) => {
    expect(text).toBe(expected);
  });
});
