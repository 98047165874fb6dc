import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const BARREL = join(root, 'packages/ui/src/components/index.ts');
const ENTRY = 'virtual:entry';

/**
 * Writes the bundle of every component on its own, as an app that has React and imports only this component would load it, into
 * `folder`. Lazily loaded chunks are left out. Returns the files by `Button js` and `Button css`; a component without styles has no css.
 */
export async function bundleComponents(folder: string): Promise<Record<string, string[]>> {
  const styles = await compileStyles();
  const files: Record<string, string[]> = {};
  for (const name of styles.components) {
    const output = await bundle(`export { ${name} } from '${BARREL}';`, [styles.replay]);
    for (const file of loaded(output)) {
      const path = join(folder, name, file.fileName);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
      const key = `${name} ${extname(path).slice(1)}`;
      files[key] = [...(files[key] ?? []), path];
    }
  }
  return files;
}

/** Compiles all `.css.ts` files once: this takes most of a build's time, and the result is the same for every component. */
async function compileStyles(): Promise<{ components: readonly string[]; replay: Plugin }> {
  const compiled = new Map<string, string>();
  const recordCss: Plugin = {
    name: 'record-css',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.vanilla.css')) compiled.set(id, code);
    },
  };
  const recordNames: Plugin = {
    name: 'record-names',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.css.ts')) compiled.set(id, code);
    },
  };
  const output = await bundle(`export * from '${BARREL}';`, [
    ...vanillaExtractPlugin(),
    recordCss,
    recordNames,
  ]);
  const exported = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.exports : []));
  return {
    components: exported.filter((name) => /^[A-Z]/.test(name)).toSorted(),
    replay: {
      name: 'replay-styles',
      enforce: 'pre',
      resolveId: (id) => (compiled.has(id) ? id : undefined),
      load: (id) => compiled.get(id),
    },
  };
}

type Output = Rolldown.RolldownOutput['output'];

async function bundle(source: string, plugins: readonly Plugin[]): Promise<Output> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
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
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in built)) throw new Error('expected the output of a single build');
  return built.output;
}

/** Returns the stylesheets, the entry chunk and the chunks that it imports. */
function loaded(output: Output): readonly Output[number][] {
  const [entry] = output;
  const scripts = [entry.fileName, ...entry.imports];
  return output.filter(({ type, fileName }) => type === 'asset' || scripts.includes(fileName));
}
