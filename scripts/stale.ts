/** Regenerates all generated files and fails, naming them, when one differs from the committed version. Restores the files afterwards. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runToEnd } from './processes.ts';

/** Output of the packages' `generate` scripts: folders that contain nothing else, and single files. */
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
if (code !== 0) console.error('naap: the generators failed; see their output above.');
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

/** Returns the files of a folder recursively, or the file itself. */
function filesAt(location: string): readonly string[] {
  const path = join(root, location);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
