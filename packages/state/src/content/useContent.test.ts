import { content } from '@naap/fixtures/content';
import { expect, it } from 'vitest';
import { landingOf } from './useContent.ts';

it.each([
  ['women', 'women'],
  ['men', 'men'],
  ['kids', 'women'],
  ['MEN', 'women'],
  ['', 'women'],
  [undefined, 'women'],
])('shows for the name %j the landing page %s', (name, shown) => {
  expect(landingOf(content, name)?.name).toBe(shown);
});

it('shows none when the content has none', () => {
  expect(landingOf({ landing: [] }, 'women')).toBeUndefined();
});
