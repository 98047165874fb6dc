import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { readSettings } from '@naap/launcher/settings';
import type { Manifest } from 'vite';

/**
 * Builds the shop into `folder`. Returns the files that a first visit to each screen loads (the entry, the screen and their static imports)
 * by `Home screen js`, `Home screen css` and `Home screen font`.
 */
export async function buildScreens(folder: string): Promise<Record<string, string[]>> {
  const pages = join(folder, 'pages');
  const { failed } = await run('vite', ['build', '--logLevel', 'error'], {
    cwd: join(root, 'apps/shop'),
    env: { ...readSettings({}).shopEnv, SHOP_PAGES_DIR: pages },
  });
  if (failed) throw new Error('the shop could not be built; see the output above');
  const manifest: Manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest of the shop has no entry');
  const screens = Object.keys(manifest).filter((key) =>
    /packages\/ui\/src\/screens\/[^/]+\/index\.ts$/.test(key),
  );
  if (screens.length === 0) throw new Error('the manifest of the shop has no screens');
  const fonts = Object.values(manifest).flatMap(({ file }) =>
    /anek-latin-[^/]+\.woff2$/.test(file) ? [join(pages, file)] : [],
  );
  return Object.fromEntries(
    screens.toSorted().flatMap((key) => {
      const name = `${basename(dirname(key))} screen`;
      const files = [...filesOf(manifest, [entry, key])].map((file) => join(pages, file));
      return [
        [`${name} js`, files.filter((file) => file.endsWith('.js'))],
        [`${name} css`, files.filter((file) => file.endsWith('.css'))],
        [`${name} font`, fonts],
      ];
    }),
  );
}

/** Returns the files of the chunks and of their static imports, recursively. */
function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}
