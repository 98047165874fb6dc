import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { localesDir, packagePath } from './locales.ts';

/** Compiles a changed file of messages again, so that a development server shows the change. */
export function messages(): Plugin {
  let pending = Promise.resolve();
  return {
    name: 'messages',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      const folder = mkdtempSync(join(tmpdir(), 'naap-messages-'));
      watcher.add(localesDir).on('change', (path) => {
        if (dirname(dirname(path)) !== localesDir || !path.endsWith('.json')) return;
        pending = pending
          .then(() => update(basename(path), folder))
          // Half a file is no JSON: an editor may still be writing it.
          .catch((error: unknown) => logger.error(`${path}: ${error}`));
      });
    },
  };
}

/** Compiles one file, which takes a tenth of the time of all files, and replaces its messages in the generated modules. */
async function update(file: string, folder: string): Promise<void> {
  // Loaded here, because every build imports this file and none compiles.
  const { compileMessages } = await import('./scripts/compile.ts');
  await compileMessages([file], join(folder, 'project.inlang'), folder);
  const compiled = (path: string) => join(folder, path, 'messages');
  const generated = (path: string) => packagePath(`generated/${path}/messages`);
  const modules = readdirSync(compiled('by-message')).filter((name) => name !== '_index.js');
  if (!modules.every((name) => existsSync(join(generated('by-message'), name)))) {
    // A new message has to be in the indexes and in the types too.
    execFileSync('node', [packagePath('scripts/generate.ts')]);
    return;
  }
  for (const name of modules)
    replace(join(generated('by-message'), name), () =>
      readFileSync(join(compiled('by-message'), name), 'utf8'),
    );
  for (const name of readdirSync(compiled('by-language')).filter((name) => name !== '_index.js')) {
    const functions = functionsOf(readFileSync(join(compiled('by-language'), name), 'utf8'));
    const changed = new Map(functions.map((code) => [nameOf(code), code]));
    replace(join(generated('by-language'), name), (code) =>
      functionsOf(code)
        .map((known) => changed.get(nameOf(known)) ?? known)
        .join(SEPARATOR),
    );
  }
}

const SEPARATOR = '\n\nexport const ';
/** Returns the parts of a module of a language: what precedes the first function, and each function. */
const functionsOf = (module: string) => module.split(SEPARATOR);
const nameOf = (code: string) => code.slice(0, code.indexOf(' ='));

/** Writes a file if its text changes. */
function replace(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
