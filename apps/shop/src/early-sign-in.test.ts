// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import './early-sign-in.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

it.each([
  ['when a code was sent', '/auth', 'phoneSignIn', true],
  ['in another language', '/hi/auth', 'phoneSignIn', true],
  ['not before', '/auth', 'recentSearches', false],
  ['on no other page', '/products', 'phoneSignIn', false],
])('hides the first step of the sign-in %s', async (_, pathname, stored, isHidden) => {
  delete document.documentElement.dataset.codeSent;
  history.replaceState(null, '', pathname);
  sessionStorage.setItem(stored, '{}');
  vi.resetModules();
  await import('./early-sign-in.ts');
  expect('codeSent' in document.documentElement.dataset).toBe(isHidden);
});
