// @vitest-environment jsdom
import { CONSENT_KEYS } from '@naap/state/consent';
import { consentHtml, consentScript, consentStyle } from '@naap/ui/consent-notice';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent');
});

it('the script of the notice runs alone, as the document has it', () => {
  document.body.innerHTML = `${consentHtml()}<main></main>`;
  new Function(consentScript(CONSENT_KEYS))();
  expect(document.documentElement.hasAttribute('data-consent')).toBe(false);
  document.querySelector<HTMLElement>('[data-consent-choice="granted"]')?.click();
  expect(localStorage.getItem('consent')).toBe('granted');
  expect(document.documentElement.hasAttribute('data-consent')).toBe(true);
  expect(document.activeElement?.localName).toBe('main');
});

const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent-choice="${choice}"]`)?.click();

it.each(['hydrated', 'left'])('before hydration, consent begins when the page is %s', async (end) => {
  document.body.innerHTML = `${consentHtml()}<div id="root" data-dehydrated><main></main></div>`;
  new Function(consentScript(CONSENT_KEYS))();
  press('granted');
  expect(localStorage.getItem('consent')).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
  expect(document.documentElement.hasAttribute('data-consent')).toBe(true);
  if (end === 'hydrated') document.querySelector('#root')?.removeAttribute('data-dehydrated');
  else window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(localStorage.getItem('consent')).toBe('granted');
});

it('a refusal counts at once, before hydration too', () => {
  document.body.innerHTML = `${consentHtml()}<div id="root" data-dehydrated><main></main></div>`;
  new Function(consentScript(CONSENT_KEYS))();
  press('refused');
  expect(localStorage.getItem('consent')).toBe('refused');
});

it('the parts of the notice can be inline elements, and have no reference to other code', () => {
  for (const text of [consentHtml(), consentStyle, consentScript(CONSENT_KEYS)])
    expect(text).not.toMatch(/<\/(script|style)|undefined|import/);
});
