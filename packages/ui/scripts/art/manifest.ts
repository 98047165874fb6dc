/** Writes the names, hashes and widths of the shop's pictures, for the Art component. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawAll } from './draw.ts';

const rows = drawAll().map(
  ({ name, cut, hash, widths }) => `  '${name}-${cut}': { hash: '${hash}', widths: [${widths.join(', ')}] },`,
);
const file = fileURLToPath(new URL('../../src/components/Art/art.generated.ts', import.meta.url));
writeFileSync(
  file,
  `// Written by scripts/art/manifest.ts (\`pnpm generate\`).
export const pictures = {
${rows.join('\n')}
} as const;
`,
);
