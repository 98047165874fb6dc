/** Regenerates every generated file and fails, naming them, when that changes what lies in the tree. The tree is left as it was found. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runToEnd } from './processes.ts';

/** What the packages' `generate` scripts write: folders that hold nothing else, and single files. */
const generated = [
  '.storybook/public/brand.svg',
  'proto/generated',
  'packages/api-clients/src/storefront/generated',
  'packages/content/src/generated',
  'packages/ui/src/components/Art/art.generated.ts',
  'packages/ui/src/components/Icon/generated',
  'packages/ui/src/theme/fonts',
  'packages/ui/src/theme/generated',
];

const before = readAll();
const code = await runToEnd('pnpm', ['--silent', 'generate']);
const after = readAll();

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
  const old = before.get(path);
  const fresh = after.get(path);
  return !old || !fresh || !old.equals(fresh);
});
for (const path of stale) {
  const old = before.get(path);
  if (old) writeFileSync(path, old);
  else rmSync(path);
}
if (code !== 0) console.error('naap: the generators failed; their lines above say why.');
if (stale.length > 0) {
  const names = stale.map((path) => relative(root, path));
  console.error(
    `naap: generated files are out of date; run \`pnpm generate\` and commit:\n  ${names.join('\n  ')}`,
  );
}
process.exit(code === 0 && stale.length === 0 ? 0 : 1);

function readAll(): ReadonlyMap<string, Buffer> {
  return new Map(generated.flatMap(filesAt).map((path) => [path, readFileSync(path)]));
}

/** The files of a folder, or the file itself. */
function filesAt(place: string): readonly string[] {
  const path = join(root, place);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
