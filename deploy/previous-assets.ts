import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import type { Manifest, ManifestChunk } from 'vite';

/**
 * Copies the hashed files of an earlier shop archive into a folder of built pages. Files that the archive has from its own predecessors are not in
 * its manifest and are left out, so that archives do not grow with each release.
 */
export async function addPreviousAssets(archive: string, pages: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'naap-previous-'));
  await extract({ file: archive, cwd: folder, strip: 1 });
  const earlier = join(folder, 'dist');
  // A manifest for each language.
  const manifests = readdirSync(join(earlier, '.vite')).map(
    (name): Manifest => JSON.parse(readFileSync(join(earlier, '.vite', name), 'utf8')),
  );
  const names = manifests
    .flatMap(Object.values<ManifestChunk>)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  for (const file of new Set(files))
    if (existsSync(join(earlier, file))) cpSync(join(earlier, file), join(pages, file), { force: false });
  rmSync(folder, { recursive: true });
}
