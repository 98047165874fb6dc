import createDOMPurify, { type WindowLike } from 'dompurify';

/** Text, lists and tables. Scripts, embedded content, links, styles and forms are not allowed. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'div',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
];

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Creates a function that reduces untrusted HTML to the allow-list, with the DOM of `window`: the browser's, or that of jsdom on a server.
 * The text of removed elements is kept, headings start at level 3, and each table has a box of its own that scrolls.
 */
export function createSanitiser(window: WindowLike): (html: string) => string {
  const purifier = createDOMPurify(window);
  return (html) => {
    const clean = purifier.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ['lang', 'dir', 'colspan', 'rowspan', 'scope'],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    const holder = clean.ownerDocument.createElement('div');
    holder.append(clean);
    renumberHeadings(holder);
    boxTables(holder);
    return holder.innerHTML;
  };
}

/** Renumbers the headings so that the highest level becomes h3, the next one h4 and so on, without gaps. */
function renumberHeadings(root: HTMLElement): void {
  const headings = [...root.querySelectorAll(HEADINGS)];
  const levels = [...new Set(headings.map(({ localName }) => localName))].sort();
  for (const heading of headings) {
    const level = Math.min(3 + levels.indexOf(heading.localName), 6);
    const renumbered = heading.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) renumbered.setAttribute(name, value);
    renumbered.append(...heading.childNodes);
    heading.replaceWith(renumbered);
  }
}

/** Puts each table into an element that the keyboard can scroll. */
function boxTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    const parent = table.parentElement;
    const isBoxed = parent !== root && parent?.localName === 'div' && parent.children.length === 1;
    const box = isBoxed ? parent : table.ownerDocument.createElement('div');
    box.setAttribute('tabindex', '0');
    if (isBoxed) continue;
    table.replaceWith(box);
    box.append(table);
  }
}
