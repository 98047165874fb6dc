// @vitest-environment jsdom
import { SIGN_IN_KEY } from '@naap/state';
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
  ['when a code was sent', '/auth', sessionStorage, SIGN_IN_KEY, true],
  ['in another language', '/hi/auth', sessionStorage, SIGN_IN_KEY, true],
  ['with a stored session', '/auth', localStorage, 'firebase:authUser:key:naap', true],
  ['not before', '/auth', localStorage, 'recentSearches', false],
  ['on no other page', '/products', sessionStorage, SIGN_IN_KEY, false],
])('hides the phone step %s', async (_, pathname, storage, key, isHidden) => {
  delete document.documentElement.dataset.phoneStepDone;
  history.replaceState(null, '', pathname);
  storage.setItem(key, '{}');
  vi.resetModules();
  await import('./early-sign-in.ts');
  expect('phoneStepDone' in document.documentElement.dataset).toBe(isHidden);
});
