/** Writes the names, hashes and widths of the shop's images for the Art component, and their names for the content package. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { artWidths, drawAll } from './draw.ts';

const drawn = drawAll();
const rows = drawn.map(
  ({ name, cut, hash, tint }) => `  '${name}-${cut}': { hash: '${hash}', tint: '${tint}' },`,
);
const widthRows = Object.entries(artWidths).map(
  ([cut, { avif, webp }]) => `  ${cut}: { avif: [${avif.join(', ')}], webp: [${webp.join(', ')}] },`,
);
const file = fileURLToPath(new URL('../../src/components/Art/art.generated.ts', import.meta.url));
writeFileSync(
  file,
  `// Written by scripts/art/manifest.ts (\`pnpm generate\`).

/** Widths of the files of each cut in px, smallest first. */
export const artWidths = {
${widthRows.join('\n')}
} as const;

/** The hash of each image, which is part of the names of its files, and the tint of its background. */
export const pictures = {
${rows.join('\n')}
} as const;
`,
);

const namesOf = (wanted: string) =>
  drawn.filter(({ cut }) => cut === wanted).map(({ name }) => `    '${name}',`);
writeFileSync(
  fileURLToPath(new URL('../../../content/src/generated/drawn-pictures.ts', import.meta.url)),
  `// Written by packages/ui/scripts/art/manifest.ts (\`pnpm generate\`).
export const drawnPictures = {
${['tile', 'cut', 'chalk'].map((cut) => `  ${cut}: [\n${namesOf(cut).join('\n')}\n  ],`).join('\n')}
} as const;
`,
);
