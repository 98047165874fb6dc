import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, pictureOf } from './compare.ts';

/** Writes `out`/index.html: what changed side by side with the difference, what came and went, what did not finish. */
export function writeReport(comparison: Comparison, { base, out }: { base: string; out: string }): string {
  const file = join(out, 'index.html');
  writeFileSync(file, pageOf(comparison, base));
  return file;
}

function pageOf({ same, changed, added, removed, unfinished }: Comparison, base: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual changes since ${escapeHtml(base)}</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
  h2 { margin-block: 3rem 0.5rem; overflow-wrap: anywhere; }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; outline: 1px solid gray; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 / 16px 16px; }
</style>
<h1>Visual changes since ${escapeHtml(base)}</h1>
<p>${summaryOf({ same, changed, added, removed, unfinished })}</p>
${listOf(
  'Did not finish',
  unfinished.map(({ name, side, fault }) => `${name} (${side}): ${fault}`),
)}
${listOf('Added', storiesOf(added))}
${listOf('Removed', storiesOf(removed))}
${changed
  .toSorted((one, other) => other.pixels - one.pixels)
  .map(
    ({ name, pixels }) => `<h2>${escapeHtml(name)}</h2>
<p>${pixels} pixels differ</p>
<div class="sides">
${(['base', 'here', 'difference'] as const)
  .map(
    (kind) =>
      `<figure><figcaption>${kind}</figcaption><a href="${pictureOf(name, kind)}"><img loading="lazy" alt="${kind}" src="${pictureOf(name, kind)}"></a></figure>`,
  )
  .join('\n')}
</div>`,
  )
  .join('\n')}
</html>
`;
}

/** `1 picture changed, 0 added, 0 removed, 0 did not finish, 2047 are the same`. */
export function summaryOf({ same, changed, added, removed, unfinished }: Comparison): string {
  return `${plural(changed.length)} changed, ${added.length} added, ${removed.length} removed, ${unfinished.length} did not finish, ${same} are the same`;
}

/** `components-button--primary (4 pictures)`: the stories that pictures show. */
export function storiesOf(names: readonly string[]): readonly string[] {
  const stories = Map.groupBy(names, (name) => name.replace(/\..*/, ''));
  return [...stories].map(([story, pictures]) => `${story} (${plural(pictures.length)})`);
}

function plural(pictures: number): string {
  return `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`;
}

function listOf(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${title}</h2>\n<ul>\n${lines.map((line) => `<li>${escapeHtml(line)}`).join('\n')}\n</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
