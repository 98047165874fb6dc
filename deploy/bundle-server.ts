/** `node deploy/bundle-server.ts shop <folder>` (or `counter`, `backend`) bundles a server, for tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { build } from 'vite';

/** A package with native code, which cannot be bundled. */
export const driver = 'better-sqlite3';

/** The programs of each archive. */
const entries = {
  shop: { server: 'server/main.ts' },
  counter: { server: 'server/main.ts' },
  backend: { server: 'src/main.ts', staff: 'src/staff.ts', shelves: 'src/shelves.ts' },
};
export type ServerName = keyof typeof entries;

/** Bundles a server, its commands and their packages, except the driver, with the licences of the packages. */
export async function bundleServer(name: ServerName, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'apps', name),
    logLevel: 'warn',
    ssr: { noExternal: true, external: [driver] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: entries[name],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  // jsdom looks for this file when it is loaded. Only synchronous requests would run it, and the sanitiser sends none.
  if (name === 'shop') writeFileSync(join(outDir, 'xhr-sync-worker.js'), '');
}

const isServerName = (name: string): name is ServerName => Object.hasOwn(entries, name);

if (import.meta.main) {
  const [name = '', outDir = ''] = process.argv.slice(2);
  if (!isServerName(name) || outDir === '')
    throw new Error('Usage: node deploy/bundle-server.ts shop|counter|backend <folder>');
  await bundleServer(name, outDir);
}
