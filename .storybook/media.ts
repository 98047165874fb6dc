import { media } from '@naap/ui/theme/breakpoints';

type Motion = 'system' | 'reduced' | 'full';

/** Settings of the reader that the page is shown with: motion, and the factor of the browser's default text size. */
let settings = { motion: 'system' as Motion, textScale: 1 };
const originals = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);

/**
 * Emulates reader settings by rewriting the media conditions in every stylesheet and in `matchMedia`: motion preferences become
 * true or false, and lengths in em are scaled. A page cannot override what its browser reports to media queries.
 */
export function applyReaderSettings(next: typeof settings): void {
  settings = next;
  document.documentElement.style.fontSize = next.textScale === 1 ? '' : `${next.textScale * 100}%`;
  for (const sheet of document.styleSheets) rewrite(sheet);
}

/** Runs `use` while full or reduced motion is emulated. */
export async function withMotion<Result>(motion: Motion, use: () => Promise<Result>) {
  const previous = settings;
  applyReaderSettings({ ...previous, motion });
  try {
    return await use();
  } finally {
    applyReaderSettings(previous);
  }
}

window.matchMedia = (condition) => systemMatchMedia(emulatedCondition(condition));
const onLoad = ({ target }: Event) => {
  if (target && 'sheet' in target && target.sheet instanceof CSSStyleSheet) rewrite(target.sheet);
};
// In the capture phase, because a stylesheet's load event does not bubble.
document.addEventListener('load', onLoad, true);

function rewrite(container: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.conditionText;
      originals.set(rule, original);
      const wanted = emulatedCondition(original);
      if (rule.conditionText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule);
  }
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

function emulatedCondition(condition: string): string {
  const { motion, textScale } = settings;
  const scaled = condition.replace(/(\d*\.?\d+)(?=r?em\b)/g, (length) => String(Number(length) * textScale));
  if (motion === 'system') return scaled;
  const [reduced, allowed] = motion === 'reduced' ? [ALWAYS, NEVER] : [NEVER, ALWAYS];
  return scaled.replace(media.reducedMotion, reduced).replace(media.motionAllowed, allowed);
}
