// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import './early-bag-link.ts';

afterEach(() => localStorage.clear());

it.each([
  ['signed out, to the sign-in', ' data-dehydrated', '/cart', null, '/auth'],
  ['in another language', ' data-dehydrated', '/hi/cart', null, '/hi/auth'],
  ['with a stored session, to the cart', ' data-dehydrated', '/cart', 'firebase:authUser:key:naap', '/cart'],
  ['as React says after the hydration', '', '/cart', null, '/cart'],
])('the bag leads, %s', (_, dehydrated, href, stored, target) => {
  if (stored) localStorage.setItem(stored, '{}');
  document.body.innerHTML = `<div id="root"${dehydrated}><a href="${href}"><b>Bag</b></a></div>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.querySelector('b')?.click();
  expect(link?.getAttribute('href')).toBe(target);
});
