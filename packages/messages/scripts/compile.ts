import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { BASE_LOCALE, locales, localesDir, packagePath } from '../locales.ts';

/**
 * Compiles the messages of some files of every language to functions, twice: `by-language` has one module per language, which loads fast in tests
 * and in Storybook; `by-message` has one module per message, which the bundler of the shop puts beside the code that uses it. Writes them into
 * `outdir`, and the settings of Paraglide into `project`, a folder whose name ends with `.inlang`.
 */
export async function compileMessages(
  files: readonly string[],
  project: string,
  outdir: string,
): Promise<void> {
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
  for (const [folder, outputStructure] of [
    ['by-language', 'locale-modules'],
    ['by-message', 'message-modules'],
  ] as const) {
    await compile({
      project,
      outdir: join(outdir, folder),
      outputStructure,
      strategy: ['baseLocale'],
      emitReadme: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
    });
  }
}
