import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from '@naap/launcher/processes';
import { readSettings } from '@naap/launcher/settings';
import { filesOf } from '@naap/shop/manifest';
import { languageFiles } from '@naap/shop/pages';
import { languages } from '@naap/ui/languages';
import type { Manifest } from 'vite';

/**
 * Builds the shop into `folder`, in every language. Returns the files that a first visit to each screen loads (the entry, the screen and their static
 * imports) by `Home screen js`, `Home screen css` and `Home screen font`. `Libraries js` is the part of each screen that is not the shop's own. In other languages than English only the code differs: `Home screen js (hi)`. The fonts of scripts that only some pages use are in
 * `Devanagari font`.
 */
export async function buildScreens(folder: string): Promise<Record<string, string[]>> {
  const pages = join(folder, 'pages');
  for (const { language } of languages) {
    const { failed } = await run('vite', ['build', '--logLevel', 'error'], {
      cwd: join(root, 'apps/shop'),
      env: { ...readSettings({}).shopEnv, SHOP_PAGES_DIR: pages, SHOP_LOCALE: language },
    });
    if (failed) throw new Error(`the shop could not be built in ${language}; see the output above`);
  }
  const builds = languages.map(({ prefix }) => screensOf(pages, prefix));
  const fonts = globSync(join(pages, 'assets/anek-devanagari*.woff2'));
  return Object.assign({}, ...builds, { 'Devanagari font': fonts });
}

/** Returns the files of a language's screens; `prefix` precedes its paths. */
function screensOf(pages: string, prefix: string): Record<string, string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(pages, languageFiles(prefix).manifest), 'utf8'));
  const keys = Object.keys(manifest).sort();
  const entry = keys.find((key) => manifest[key]?.isEntry);
  const screens = keys.filter((key) => /packages\/ui\/src\/screens\/[^/]+\/index\.ts$/.test(key));
  if (entry === undefined || screens.length === 0)
    throw new Error('the manifest of the shop has no entry or no screens');
  const pathsOf = (files: readonly string[], name: RegExp) =>
    files.filter((file) => name.test(file)).map((file) => join(pages, file));
  const assets = Object.values(manifest).map(({ file }) => file);
  const fonts = pathsOf(assets, /anek-latin-[^/]+\.woff2$/);
  const libraries = pathsOf(filesOf(manifest, entry), /\/(react|libraries|rolldown-runtime)-[^/]+\.js$/);
  const screenFiles = Object.fromEntries(
    screens.flatMap((key): [string, string[]][] => {
      const name = `${basename(dirname(key))} screen`;
      const files = [...new Set([entry, key].flatMap((chunk) => filesOf(manifest, chunk)))];
      const code = pathsOf(files, /\.js$/);
      const js: [string, string[]] = [inLanguage(`${name} js`, prefix), code];
      if (prefix !== '') return [js];
      return [js, [`${name} css`, pathsOf(files, /\.css$/)], [`${name} font`, fonts]];
    }),
  );
  return prefix === '' ? { ...screenFiles, 'Libraries js': libraries } : screenFiles;
}

const inLanguage = (name: string, prefix: string) => (prefix === '' ? name : `${name} (${prefix.slice(1)})`);
