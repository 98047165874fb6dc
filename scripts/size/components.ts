import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../processes.ts';
import type { Size, Sizes } from './budget.ts';

const BARREL = join(root, 'packages/ui/src/components/index.ts');
const ENTRY = 'virtual:entry';

/** Bundles every component on its own, as an app that imports only this one would. Lazily loaded chunks are not counted. */
export async function measureComponents(): Promise<Sizes> {
  const styles = await compileStyles();
  const sizes: [string, Size][] = [];
  for (const name of styles.components) {
    sizes.push([name, sizeOf(await bundle(`export { ${name} } from '${BARREL}';`, [styles.replay]))]);
  }
  return Object.fromEntries(sizes);
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

function sizeOf(output: Output): Size {
  const files = new Map(output.map((file) => [file.fileName, file]));
  let js = 0;
  for (const file of output) {
    if (file.type !== 'chunk' || !file.isEntry) continue;
    for (const name of [file.fileName, ...file.imports]) {
      const chunk = files.get(name);
      if (chunk?.type === 'chunk') js += gzip(chunk.code);
    }
  }
  let css = 0;
  for (const file of output)
    if (file.type === 'asset' && file.fileName.endsWith('.css')) css += gzip(file.source);
  return { js, css };
}

function gzip(text: string | Uint8Array): number {
  return gzipSync(text, { level: 9 }).length;
}
