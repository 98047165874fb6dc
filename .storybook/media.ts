import { media } from '../packages/ui/src/theme/breakpoints.ts';

/** What the page shall take the reader's settings to be. */
export interface ReaderSettings {
  readonly motion: 'system' | 'reduced' | 'full';
  /** Size of text against the browser's usual one. */
  readonly textScale: number;
}

let settings: ReaderSettings = { motion: 'system', textScale: 1 };
const originals = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);

/**
 * No page can change what its browser tells a media condition, and a second set of rules for Storybook would not be the shop's. So
 * the conditions themselves are rewritten, in every stylesheet and in `matchMedia`: preferences become true or false, and lengths
 * in em grow as they do for a reader who has set larger text.
 */
export function readAs(next: ReaderSettings): void {
  settings = next;
  document.documentElement.style.fontSize = next.textScale === 1 ? '' : `${next.textScale * 100}%`;
  for (const sheet of document.styleSheets) rewrite(sheet);
}

/** Runs `use` while the page takes the reader to want full or reduced motion. */
export async function withMotion<Result>(
  motion: ReaderSettings['motion'],
  use: () => Promise<Result>,
): Promise<Result> {
  const previous = settings;
  readAs({ ...previous, motion });
  try {
    return await use();
  } finally {
    readAs(previous);
  }
}

window.matchMedia = (condition) => systemMatchMedia(asRead(condition));
// Caught on its way down: a stylesheet's own load event does not bubble.
document.addEventListener(
  'load',
  ({ target }) => {
    if ((target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) && target.sheet)
      rewrite(target.sheet);
  },
  true,
);

function rewrite(container: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.conditionText;
      originals.set(rule, original);
      const wanted = asRead(original);
      if (rule.conditionText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule);
  }
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

function asRead(condition: string): string {
  const { motion, textScale } = settings;
  const moved =
    motion === 'system'
      ? condition
      : condition
          .replace(media.reducedMotion, motion === 'reduced' ? ALWAYS : NEVER)
          .replace(media.motionAllowed, motion === 'reduced' ? NEVER : ALWAYS);
  return moved.replace(/(\d*\.?\d+)(?=r?em\b)/g, (length) => String(Number(length) * textScale));
}
