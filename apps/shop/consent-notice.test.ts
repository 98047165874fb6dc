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

it('the parts of the notice can be inline elements, and have no reference to other code', () => {
  for (const text of [consentHtml(), consentStyle, consentScript(CONSENT_KEYS)])
    expect(text).not.toMatch(/<\/(script|style)|undefined|import/);
});
