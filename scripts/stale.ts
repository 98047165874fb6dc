/** Regenerates every generated file and fails, naming them, when that changes what lies in the tree. The tree is left as it was found. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runToEnd } from './processes.ts';

/** Folders that hold nothing but generated files, each written by its package's `generate` script. */
const generatedFolders = ['proto/generated', 'packages/api-clients/src/storefront/generated'];

const before = read();
const code = await runToEnd('pnpm', ['--silent', 'generate']);
const after = read();

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
  console.error(
    `naap: generated files are out of date; run \`pnpm generate\` and commit:\n  ${stale.join('\n  ')}`,
  );
}
process.exit(code === 0 && stale.length === 0 ? 0 : 1);

function read(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const folder of generatedFolders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path, readFileSync(path));
    }
  }
  return files;
}
