/**
 * Texts around which a pseudo-language puts marks, and the texts of a page that have none. The marks are white space for JavaScript, so that the journey through the
 * shop, from which they are not hidden, finds the texts that it looks for.
 */
import type { Page } from '@playwright/test';

/** Zero-width no-break space. */
export const START = '\uFEFF';
/** Hair space. */
export const END = '\u200A';

declare global {
  interface Window {
    /** The texts that the page has shown or announced since it was opened, or since a test has emptied it, with the place of each. */
    shownTexts?: Map<string, string>;
    /** Texts of the store and of the shopper since then: those of parsed JSON and typed ones. */
    dataTexts?: Set<string>;
  }
}

/**
 * Collects in `window.shownTexts` what the page shows and announces, for however short a time, and in `window.dataTexts` what is data. Runs in the
 * page, before its scripts.
 */
export function collectTexts(): void {
  const aria = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
  const attributes = [...aria, 'alt', 'title', 'placeholder', 'label'];
  // `hideMarks` replaces both.
  const { getAttribute } = Element.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')?.get;
  const unseen = 'script, style, template, noscript, .sb-wrapper, .sb-errordisplay, #storybook-docs';
  const shown = new Map<string, string>();
  const data = new Set<string>();
  Object.assign(window, { shownTexts: shown, dataTexts: data });

  const addData = (value: unknown): void => {
    if (typeof value === 'string') data.add(value);
    if (typeof value !== 'object' || value === null) return;
    // Services word their errors in English. A page in another language must not show them.
    const isEnglish = document.documentElement.lang.startsWith('en');
    for (const [key, part] of Object.entries(value))
      if (isEnglish || !/^(errors?|message)$/.test(key)) addData(part);
  };
  const { parse } = JSON;
  JSON.parse = (...args) => {
    const value: unknown = parse(...args);
    addData(value);
    return value;
  };
  // Dates in the page's language, of which no message has the words.
  const { toLocaleDateString } = Date.prototype;
  Date.prototype.toLocaleDateString = function (...args: []) {
    const text = toLocaleDateString.apply(this, args);
    data.add(text);
    return text;
  };
  const addTyped = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) data.add(target.value);
  };
  addEventListener('input', addTyped, true);
  const add = (text: string | null | undefined, element: Element | null, part: string) => {
    if (!text?.trim() || element === null || element.closest(unseen)) return;
    // Texts in another language are data, and names of languages.
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (language.split('-')[0] !== document.documentElement.lang.split('-')[0]) return;
    shown.set(text, `${element.tagName.toLowerCase()}${part}`);
  };
  const addTree = (root: Node) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      if (!(node instanceof Element)) add(nodeValue?.call(node), node.parentElement, '');
      else for (const name of attributes) add(getAttribute.call(node, name), node, `[${name}]`);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) addTree(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}

/**
 * Hides the marks from the page's scripts: what a play function reads of an element is the text in its language. Runs in the page, after `collectTexts` and
 * before the page's scripts. Not for pages that React hydrates, because it compares the texts of the document with the messages.
 */
export function hideMarks(marks: readonly string[]): void {
  const withoutMarks = (text: string) => marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text);
  for (const name of ['textContent', 'nodeValue'] as const) {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, name);
    Object.defineProperty(Node.prototype, name, {
      ...property,
      get(this: Node) {
        const text: string | null = property?.get?.call(this);
        return text && withoutMarks(text);
      },
    });
  }
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (name) {
    const value = getAttribute.call(this, name);
    return value && withoutMarks(value);
  };
}

/** Returns every text in a value made of objects and lists. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns what of a text is outside the marks. */
export function outsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if (character === START) depth += 1;
    else if (character === END && depth > 0) depth -= 1;
    else if (depth === 0) outside += character;
  }
  return outside;
}

/** Returns the texts that a page has shown without marks, each with its place. `known` are texts of content files, which are no messages. */
export async function unmarkedTexts(page: Page, known: readonly string[]): Promise<readonly string[]> {
  const { shown, data } = await page.evaluate(() => ({
    shown: [...(window.shownTexts ?? [])],
    data: [...(window.dataTexts ?? [])],
  }));
  const unmarked = createUnmarked([...known, ...data]);
  return shown.flatMap(([text, place]) => (unmarked(text) === '' ? [] : [`${place}: ${text}`]));
}

/**
 * Creates a function that returns the words of a text that are neither between marks nor one of the known phrases: data of the store or of
 * its content file, and what a shopper has typed. A known phrase may be cut short with an ellipsis, and the HTML of a description may be split into texts. A path is no text.
 */
export function createUnmarked(known: Iterable<string>): (text: string) => string {
  const parts = [...known].flatMap((phrase) => [phrase, ...phrase.split(/<[^>]*>/)]);
  const phrases = [...new Set(parts.map((part) => part.trim().toLowerCase()))]
    .filter((part) => /\p{L}/u.test(part))
    .toSorted((a, b) => b.length - a.length);
  const anyPhrase = phrases.map(RegExp.escape).join('|');
  const asWords = new RegExp(`(?<![\\p{L}\\p{M}])(${anyPhrase})(?![\\p{L}\\p{M}])`, 'gu');
  return (text) => {
    const outside = outsideMarks(text).toLowerCase();
    const [, cut = ''] = /^\s*(.+)…\s*$/.exec(outside) ?? [];
    if (/^\/[\w/?&=%+.-]*$/.test(outside) || (cut && phrases.some((phrase) => phrase.startsWith(cut))))
      return '';
    const rest = phrases.length > 0 ? outside.replaceAll(asWords, ' ') : outside;
    return /\p{L}{2}/u.test(rest) ? rest.trim() : '';
  };
}
