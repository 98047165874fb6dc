import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { previewTags } from './head.ts';

const content = {
  brand: { name: 'Schritt & Co' },
  site: { title: 'Shoes & more', description: 'All "<kinds>" of shoes.' },
};
const headOf = (siteUrl: string | undefined) => new JSDOM(previewTags(content, siteUrl)).window.document;
const contentOf = (siteUrl: string | undefined, property: string) =>
  headOf(siteUrl).querySelector(`[property="${property}"]`)?.getAttribute('content');

it('uses absolute URLs when the URL of the site is known', () => {
  expect(contentOf('https://naap.example', 'og:image')).toBe('https://naap.example/preview.jpg');
  expect(contentOf('https://naap.example', 'og:url')).toBe('https://naap.example/');
});

it('uses root-relative URLs and omits og:url when the URL of the site is unknown', () => {
  expect(contentOf(undefined, 'og:image')).toBe('/preview.jpg');
  expect(contentOf(undefined, 'og:url')).toBeUndefined();
});

it('takes title and description from the content, and escapes them', () => {
  expect(headOf(undefined).title).toBe('Shoes & more · Schritt & Co');
  expect(contentOf(undefined, 'og:title')).toBe('Shoes & more · Schritt & Co');
  expect(contentOf(undefined, 'og:description')).toBe('All "<kinds>" of shoes.');
});
