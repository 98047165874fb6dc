import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Plugin } from 'vite';

const ui = join(root, 'packages/ui/src');
const ENTRY = 'virtual:entry';

/**
 * Writes the bundle of every component on its own, as an app that has React and imports only this component would load it, into
 * `folder`. Lazily loaded chunks are left out. Returns the files by `Button js` and `Button css`; a component without styles has no css.
 */
export async function bundleComponents(folder: string): Promise<Record<string, string[]>> {
  const exported = readFileSync(join(ui, 'public-exports.txt'), 'utf8').matchAll(/^components ([A-Z]\w*)$/gm);
  // Compiling the `.css.ts` files takes most of a build's time, and the result is the same for every component.
  const compiled = new Map<string, string>();
  const record = (enforce: 'pre' | 'post', ending: string): Plugin => ({
    name: `record-${ending}`,
    enforce,
    transform: (code, id) => void (id.endsWith(ending) && compiled.set(id, code)),
  });
  const recorders = [record('pre', '.vanilla.css'), record('post', '.css.ts')];
  await bundle('*', join(folder, 'all'), [...vanillaExtractPlugin(), ...recorders]);
  const replay: Plugin = {
    name: 'replay-styles',
    enforce: 'pre',
    resolveId: (id) => (compiled.has(id) ? id : undefined),
    load: (id) => compiled.get(id),
  };
  const files: Record<string, string[]> = {};
  for (const [, name = ''] of exported) {
    const outDir = join(folder, name);
    files[`${name} js`] = await bundle(`{ ${name} }`, outDir, [replay]);
    const styles = globSync(join(outDir, '**/*.css'));
    if (styles.length > 0) files[`${name} css`] = styles;
  }
  return files;
}

/** Bundles exports of the components. Returns the paths of the entry chunk and of the chunks that it imports. */
async function bundle(exported: string, outDir: string, plugins: readonly Plugin[]): Promise<string[]> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? `export ${exported} from '${ui}/components/index.ts';` : undefined),
  };
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    // As the shop is built.
    define: { __SHOP_LOCALE__: JSON.stringify('en') },
    resolve: { conditions: ['by-message', ...defaultClientConditions] },
    plugins: [entry, ...plugins],
    build: {
      outDir,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: [/^react(-dom)?(\/|$)/], preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('expected the output of a single build');
  const [{ fileName, imports }] = built.output;
  const scripts = built.output.map((file) => file.fileName);
  return [fileName, ...imports].filter((file) => scripts.includes(file)).map((file) => join(outDir, file));
}
