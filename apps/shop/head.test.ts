import { expect, it } from 'vitest';
import { previewTags } from './head.ts';

const contentOf = (siteUrl: string | undefined, property: string) =>
  previewTags(siteUrl).find(({ attrs }) => attrs?.property === property)?.attrs?.content;

it('gives previews whole addresses where the address of the site is known', () => {
  expect(contentOf('https://naap.example', 'og:image')).toBe('https://naap.example/preview.jpg');
  expect(contentOf('https://naap.example', 'og:url')).toBe('https://naap.example/');
});

it('names no address else', () => {
  expect(contentOf(undefined, 'og:image')).toBe('/preview.jpg');
  expect(contentOf(undefined, 'og:url')).toBeUndefined();
});
