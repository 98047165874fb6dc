import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import { languageDirections, languageScripts } from '@naap/messages/languages';
import { getLocale } from '@naap/messages/runtime';
import { pathInLanguage } from '@naap/ui/languages';
import { offlineMark } from '@naap/ui/offline-mark';
import { brandColors } from '@naap/ui/theme/brand';
import { breakpoints } from '@naap/ui/theme/breakpoints';
import type { ColorRoles } from '@naap/ui/theme/roles';
import { font, fontStack, px, radius, space, target, wideFace } from '@naap/ui/theme/values';

const colours = ({ paper, sunk, ink, ink2, lineStrong, tape, tapePressed, tapeInk }: ColorRoles) =>
  Object.entries({ paper, sunk, ink, ink2, lineStrong, tape, tapePressed, tapeInk })
    .map(([role, colour]) => `--${role}: ${colour}`)
    .join('; ');

const wide = `font-weight: ${wideFace.weight}; font-stretch: ${wideFace.stretch}%`;
const ticks = (width: string, every: string) =>
  `repeating-linear-gradient(90deg, var(--tapeInk) 0 ${width}, transparent ${width} ${every})`;

/** Time between requests to the server, in ms. The browser fires no `online` when only the server was out of reach, or while this page is loading. */
const CHECK_INTERVAL_MS = 5_000;
/** Deadline of such a request, in ms. Without it, a network that loses every packet would delay the next request by minutes. */
const CHECK_DEADLINE_MS = 10_000;

/**
 * Returns the document that the service worker shows offline in place of a page that was not opened before. It needs no other file than the
 * fonts that `fontFaces` declares, of which the worker caches the Latin ones.
 */
export function offlinePage(fontFaces: string, brand: Content['brand']): string {
  const { light, dark } = brandColors(brand);
  return `<!doctype html>
<html lang="${m.locale_tag()}" dir="${languageDirections[getLocale()]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${m.offline_not_saved_title()} · ${brand.name}</title>
<style>
${fontFaces}
:root { ${colours(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${colours(dark)} } }
body { display: grid; place-content: center; min-height: 100svh; margin: 0; padding: 0 ${px(space[24])}; font: 450 1.0625rem/1.625rem ${fontStack(font.latin)}; text-align: center; color: var(--ink); background: var(--paper) }
main, div { display: grid; justify-items: center; gap: ${px(space[16])}; max-width: 28rem }
svg { width: 7rem; fill: none; stroke: var(--lineStrong); stroke-width: 2.5; stroke-dasharray: 6 5 }
.tape { fill: var(--tape); stroke: none }
.ticks { stroke: var(--tapeInk); stroke-dasharray: none }
h1, p { margin: 0; text-wrap: balance }
h1 { font-size: 1.5rem; line-height: ${languageScripts[getLocale()] === 'Latn' ? '1.1' : '1.4'}; ${wide} }
p { color: var(--ink2) }
button { min-height: ${px(target.large)}; margin-top: ${px(space[8])}; padding: 13px ${px(space[32])} 6px; border: 1.5px solid transparent; border-radius: ${px(radius.control)}; font: inherit; font-size: 1.125rem; ${wide}; color: var(--tapeInk); background: ${ticks('1.5px', '40px')} border-box 0 0 / 100% 11px no-repeat, ${ticks('1px', '8px')} border-box 0 0 / 100% 6px no-repeat, var(--tape) }
button:active { background-color: var(--tapePressed) }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 8px var(--tape) }
a { padding: ${px(space[12])}; font-weight: 700; color: inherit; text-underline-offset: 4px }
@media (min-width: ${px(breakpoints.desktop)}) {
main { grid-auto-flow: column; align-items: center; gap: ${px(space[48])}; max-width: none; padding: ${px(space[48])}; border-radius: ${px(radius.card)}; background: var(--sunk) }
div { justify-items: start; text-align: start }
a { padding-inline: 0 }
}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 112 112" aria-hidden="true"><path d="${offlineMark.chalk}"/><path class="tape" d="${offlineMark.tape}"/><path class="ticks" d="${offlineMark.ticks}"/></svg>
<div>
<h1>${m.offline_not_saved_title()}</h1>
<p>${m.offline_not_saved_text()}</p>
<button type="button">${m.site_retry()}</button>
<a href="${pathInLanguage('/')}">${m.offline_not_saved_home()}</a>
</div>
</main>
<script>
document.querySelector('button').addEventListener('click', () => location.reload());
let timer;
const check = () => fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(${CHECK_DEADLINE_MS}) }).then(() => location.reload(), checkLater);
const checkLater = () => { clearTimeout(timer); timer = setTimeout(check, ${CHECK_INTERVAL_MS}); };
// A connection does not mean that the server can be reached: a reload that fails would lose the focus, and abort a link that was pressed.
addEventListener('online', check);
checkLater();
</script>
</body>
</html>
`;
}
