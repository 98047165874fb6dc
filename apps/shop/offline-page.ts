import { m } from '@naap/messages';
import { languageDirections } from '@naap/messages/languages';
import { getLocale } from '@naap/messages/runtime';
import { brand } from '@naap/ui/brand';
import { pathInLanguage } from '@naap/ui/languages';

/** Returns the document that the service worker shows offline in place of a page that was not opened before. It needs no other file. */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="${m.locale_tag()}" dir="${languageDirections[getLocale()]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${m.offline_not_saved_title()} · ${brand.name}</title>
<style>
body { display: grid; place-content: center; gap: 1rem; min-height: 100svh; margin: 0; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center }
h1, p { margin: 0 }
button { min-height: 3rem; padding: 0 2rem; border: 0; border-radius: 3rem; font: inherit; font-weight: 600; color: Canvas; background: CanvasText }
a { display: block; padding: .75rem; color: inherit }
</style>
</head>
<body>
<main>
<h1>${m.offline_not_saved_title()}</h1>
<p>${m.offline_not_saved_text()}</p>
<p><button type="button">${m.site_retry()}</button></p>
<p><a href="${pathInLanguage('/')}">${m.offline_not_saved_home()}</a></p>
</main>
<script>
document.querySelector('button').addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
</script>
</body>
</html>
`;
}
