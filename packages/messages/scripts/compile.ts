import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { BASE_LOCALE, locales, localesDir, packagePath } from '../locales.ts';

interface CompileOptions {
  /** Names of the files, the same in each language. */
  readonly files: readonly string[];
  /** Folder for the settings of Paraglide. Its name ends with `.inlang`. */
  readonly project: string;
  readonly outdir: string;
  /** One module per language, or one per message. */
  readonly outputStructure: 'locale-modules' | 'message-modules';
}

/** Compiles the messages of some files of every language to functions. */
export async function compileMessages({ files, project, ...options }: CompileOptions): Promise<void> {
  const settings = {
    $schema: 'https://inlang.com/schema/project-settings',
    baseLocale: BASE_LOCALE,
    locales,
    telemetry: 'off',
    modules: [packagePath('node_modules/@inlang/plugin-message-format/dist/index.js')],
    'plugin.inlang.messageFormat': { pathPattern: files.map((file) => `${localesDir}/{locale}/${file}`) },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  await compile({
    ...options,
    project,
    strategy: ['baseLocale'],
    // A development server reads the modules while they are written.
    cleanOutdir: false,
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
}
