/**
 * Writes `src/components/Icon/generated`: one module per Phosphor icon, so that a bundle contains only the icons it imports. Every
 * icon has a bold outline; icons that can be active have a filled drawing too.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

// biome-ignore format: a list this long reads better in rows
const OUTLINE = [
  'arrow-clockwise', 'arrow-left', 'arrow-right', 'arrow-square-out', 'arrow-u-up-left', 'arrows-down-up', 'caret-down', 'caret-left',
  'caret-right', 'caret-up', 'check', 'clock', 'crosshair-simple', 'dots-three-vertical', 'envelope-simple', 'funnel',
  'hand-coins', 'images', 'list', 'magnifying-glass', 'magnifying-glass-plus', 'minus', 'navigation-arrow', 'package', 'pencil-simple', 'phone', 'plus',
  'receipt', 'ruler', 'share-network', 'shield-check', 'sign-out', 'sliders-horizontal', 'speaker-high',
  'speaker-slash', 'storefront', 't-shirt', 'translate', 'trash', 'x',
];
// biome-ignore format: a list this long reads better in rows
const WITH_FILL = [
  'bell', 'check-circle', 'heart', 'house', 'info', 'map-pin', 'moped', 'pause', 'play', 'squares-four', 'star', 'ticket',
  'tote', 'user', 'warning-circle',
];

const out = join(import.meta.dirname, '../src/components/Icon/generated');

/**
 * Returns the path data of a drawing, rounded to whole units, because every page contains icons: at 24 px, a unit is a tenth of a pixel. Throws
 * if the icon is not a single path on a 256 x 256 grid.
 */
async function pathData(name: string, weight: 'bold' | 'fill'): Promise<string> {
  const file = fileURLToPath(
    import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${name}-${weight}.svg`),
  );
  const svg = await readFile(file, 'utf8');
  const { data } = optimize(svg, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, noSpaceAfterFlags: true } }],
  });
  const match = /^<svg [^>]*viewBox="0 0 256 256"[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data.trim());
  if (!match?.[1])
    throw new Error(
      `${name}-${weight}.svg is not a single path on a 256 x 256 grid. Add the icon by hand instead.`,
    );
  return match[1];
}

const header = '// Written by scripts/icons.ts (pnpm generate). Do not edit.\n';
const constantName = (name: string) =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

await mkdir(out, { recursive: true });
for (const stale of await readdir(out)) await rm(join(out, stale));
const names = [...OUTLINE, ...WITH_FILL].toSorted();
for (const name of names) {
  const fill = WITH_FILL.includes(name) ? `\n  fill: '${await pathData(name, 'fill')}',` : '';
  const bold = await pathData(name, 'bold');
  await writeFile(
    join(out, `${name}.ts`),
    `${header}import type { IconGlyph } from '../Icon.tsx';\n\nexport const ${constantName(name)}: IconGlyph = {\n  bold: '${bold}',${fill}\n};\n`,
  );
}
const exports = names.map((name) => `export { ${constantName(name)} } from './${name}.ts';`);
await writeFile(join(out, 'index.ts'), `${header}${exports.join('\n')}\n`);
console.log(`${names.length} icons, ${WITH_FILL.length} with a filled drawing`);
