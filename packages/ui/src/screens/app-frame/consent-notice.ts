import { m } from '@naap/messages';
import { getLocale } from '@naap/messages/runtime';
import { media } from '../../theme/breakpoints.ts';
import { wideFace } from '../../theme/values.ts';

/** The storage keys of the choice, and of the data that events store in session storage (CONSENT_KEYS of @naap/state/consent). */
interface ConsentKeys {
  readonly choice: string;
  readonly tab: readonly string[];
}

/**
 * Returns the notice that asks whether commerce events may be sent; both answers have the same weight. It is part of the document, which is the
 * same for everybody, above the page and in its flow: it covers nothing, moves nothing, and needs no code of the page
 * (docs/decisions/events.md).
 */
export function consentHtml(locale = getLocale()): string {
  const options = { locale };
  const choice = (value: 'granted' | 'refused', label: string) =>
    `<button type="button" data-consent-choice="${value}">${label}</button>`;
  return `<section id="consent" aria-labelledby="consent-title">
<div>
<h2 id="consent-title">${m.consent_title({}, options)}</h2>
<p>${m.consent_necessary({}, options)}</p>
<p>${m.consent_measurement({}, options)}</p>
<p>${m.consent_later({}, options)}</p>
</div>
<div>${choice('refused', m.consent_refuse({}, options))}${choice('granted', m.consent_accept({}, options))}</div>
</section>`;
}

const wide = `font-weight: ${wideFace.weight}; font-stretch: ${wideFace.stretch}%`;

/** The styles of the notice. The buttons look like medium buttons with the emphasis `outline`. */
export const consentStyle = `
#consent { display: grid; gap: 12px; padding: 16px var(--naap-space-gutter); font-size: .9375rem; line-height: 1.25rem; background: var(--naap-color-sunk); border-block-end: 1px solid var(--naap-color-line) }
:root[data-consent] #consent { display: none }
#consent > div:first-child { display: grid; gap: 4px; text-wrap: pretty }
#consent h2 { font-size: 1.0625rem; line-height: 1.375rem; ${wide} }
#consent > div:last-child { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: 12px }
#consent button { min-block-size: 48px; padding: 4px 16px; font-size: 1.0625rem; line-height: 1.5rem; ${wide}; text-align: center; border: 1.5px solid var(--naap-color-lineStrong); border-radius: var(--naap-radius-control) }
#consent button:active { background: var(--naap-color-table) }
@media ${media.hover} { #consent button:hover { border-color: var(--naap-color-ink) } }
@media ${media.noScript} { #consent { display: none } }
@media ${media.desktop} {
#consent { grid-template-columns: 1fr auto; align-items: center; column-gap: 32px; padding-inline: max(24px, calc((100% - var(--naap-space-content)) / 2)) }
#consent > div:last-child { grid-template-columns: repeat(2, 10rem) }
}
`;

/** Returns the script of the notice, for the head of the document. */
export function consentScript({ choice, tab }: ConsentKeys): string {
  return `(${manageConsent})(${JSON.stringify({ choice, tab })});`;
}

/**
 * Stores the answer, and hides the notice when the shopper has answered in any tab or when the browser refuses on their behalf. The source of
 * this function is put into the document, so it uses nothing else of this module.
 */
export function manageConsent({ choice: key, tab }: ConsentKeys): void {
  const { documentElement: root } = document;
  /** The answer that is not stored yet. */
  let answer: string | null = null;

  function update() {
    let choice: string | null = null;
    try {
      choice = localStorage.getItem(key);
      // Each tab removes this data itself, because another tab cannot access its session storage.
      if (choice === 'refused') for (const name of tab) sessionStorage.removeItem(name);
    } catch {
      // Storage is blocked. The notice asks on every page, and nothing is sent.
    }
    root.toggleAttribute(
      'data-consent',
      (choice ?? answer) !== null ||
        ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true),
    );
  }

  function store() {
    removeEventListener('pagehide', store);
    if (answer === null) return;
    try {
      localStorage.setItem(key, answer);
      answer = null;
    } catch {
      // Storage is blocked: see above.
    }
    // The browser dispatches this event in the other documents only.
    dispatchEvent(new StorageEvent('storage', { key }));
  }

  update();
  addEventListener('storage', update);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]') : null;
    if (!button) return;
    answer = button.dataset.consentChoice ?? '';
    root.toggleAttribute('data-consent', true);
    const page = document.querySelector('#root[data-dehydrated]');
    if (page && answer === 'granted') {
      // Consent begins after the hydration: the products that the page reports as it hydrates were shown before the answer.
      addEventListener('pagehide', store);
      new MutationObserver(store).observe(page, { attributeFilter: ['data-dehydrated'] });
    } else store();
    // Moves the focus, because the clicked button is now hidden.
    const main = document.querySelector('main');
    if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
    main?.focus({ preventScroll: true });
  });
}
