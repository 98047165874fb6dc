import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { locales, localesDir, packagePath } from './locales.ts';

const generated = packagePath('generated');
const byLanguage = join(generated, 'by-language');
const index = join(byLanguage, 'messages/_index.js');
/** Modules of a language are loaded with this query below the messages that have changed. */
const UNCHANGED = '?unchanged';

/**
 * Shows changed messages in a development server. Compiles only the changed files, in a tenth of the time of all files, and dispatches the event
 * `messages` in the page when its functions return the new texts. Then compiles all messages in the background, for tests and builds, unless another
 * server `generates` them.
 */
export function messages({ generates = true } = {}): Plugin {
  let compiled = '';
  const changedFiles = new Set<string>();
  /** Whether the language is a constant of the page, so that the server has no use for a function that returns it. */
  let isLocaleConstant = false;

  return {
    name: 'messages',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { watch: { ignored: [`${generated}/**`] } } }),
    configResolved: ({ cacheDir, resolve }) => {
      compiled = join(cacheDir, 'messages');
      isLocaleConstant = resolve.conditions.includes('by-message');
    },
    configureServer: ({ watcher }) => void watcher.add(localesDir),
    resolveId(source, importer) {
      if (!isLocaleConstant) return undefined;
      // A few modules load faster than one for each message.
      if (source === '@naap/messages') return join(byLanguage, 'messages.js');
      const isRuntime = source === '../runtime.js' && importer?.startsWith(byLanguage);
      return isRuntime ? join(generated, 'by-message/runtime.js') : undefined;
    },
    load(id) {
      const isLanguage =
        dirname(id) === join(byLanguage, 'messages') && locales.includes(basename(id, '.js'));
      if (changedFiles.size === 0 || !isLanguage) return undefined;
      // Its own exports take precedence over those of the other module.
      const changed = readFileSync(join(compiled, 'messages', basename(id)), 'utf8');
      return `export * from ${JSON.stringify(id + UNCHANGED)};\n${changed}`;
    },
    transform: {
      filter: { id: index },
      handler: (code) =>
        code.replaceAll(
          /^import \* as (\w+) from ("\.\/.+")/gm,
          `import * as $1_loaded from $2;
let $1 = $1_loaded;
import.meta.hot?.accept($2, (changed) => {
  $1 = changed ?? $1;
  dispatchEvent(new Event('messages'));
});`,
        ),
    },
    async hotUpdate({ type, file, read }) {
      const isMessages = dirname(dirname(file)) === localesDir && file.endsWith('.json');
      if (!isMessages || type !== 'update' || this.environment.name !== 'client') return undefined;

      const { moduleGraph, hot } = this.environment;
      const { $schema, ...texts } = JSON.parse(await read());
      const known = readFileSync(index, 'utf8');
      if (!Object.keys(texts).every((key) => known.includes(`export const ${key} = `))) {
        // The index has to export a new message.
        if (!generates || (await generate())) {
          changedFiles.clear();
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
        return [];
      }
      changedFiles.add(basename(file));
      // Loaded here, because every build imports this file and none compiles.
      const { compileMessages } = await import('./scripts/compile.ts');
      await compileMessages({
        files: [...changedFiles],
        project: join(compiled, 'project.inlang'),
        outdir: compiled,
        outputStructure: 'locale-modules',
      });
      if (generates) void generate();
      const language = join(byLanguage, 'messages', `${basename(dirname(file))}.js`);
      return [...(moduleGraph.getModulesByFile(language) ?? [])];
    },
  };
}

let generation: ChildProcess | undefined;

/** Compiles all messages in a process that leaves the processor to others. Returns false if a later call has replaced the process. */
async function generate(): Promise<boolean> {
  generation?.kill();
  generation = spawn(process.execPath, [packagePath('scripts/generate.ts')], { stdio: 'inherit' });
  if (generation.pid) setPriority(generation.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(generation, 'exit');
  return code === 0;
}
