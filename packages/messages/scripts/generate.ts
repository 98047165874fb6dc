/**
 * Compiles the messages of all languages to functions, twice: `generated/by-language` has one module per language, which loads fast in tests
 * and in Storybook; `generated/by-message` has one module per message, which the bundler of the shop puts beside the code that uses it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from '@inlang/paraglide-js';
import { BASE_LOCALE, locales, localesDir, packagePath } from '../locales.ts';

const settings = {
  $schema: 'https://inlang.com/schema/project-settings',
  baseLocale: BASE_LOCALE,
  locales,
  telemetry: 'off',
  modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': {
    pathPattern: readdirSync(`${localesDir}/${BASE_LOCALE}`).map((file) => `./locales/{locale}/${file}`),
  },
};
mkdirSync(packagePath('project.inlang'), { recursive: true });
writeFileSync(packagePath('project.inlang/settings.json'), `${JSON.stringify(settings, null, 2)}\n`);

for (const [folder, outputStructure] of [
  ['by-language', 'locale-modules'],
  ['by-message', 'message-modules'],
] as const) {
  await compile({
    project: packagePath('project.inlang'),
    outdir: packagePath(`generated/${folder}`),
    outputStructure,
    strategy: ['baseLocale'],
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
}
// The shop is built once per language. With a constant in place of Paraglide's search for the language (its option for this calls a function
// that no bundler can evaluate), the bundler removes the other languages from the code.
writeFileSync(
  packagePath('generated/by-message/runtime.js'),
  `export const experimentalStaticLocale = __SHOP_LOCALE__;
export const getLocale = () => __SHOP_LOCALE__;
export const baseLocale = ${JSON.stringify(BASE_LOCALE)};
export const locales = ${JSON.stringify(locales)};
`,
);
execFileSync(packagePath('node_modules/.bin/tsc'), ['--project', packagePath('tsconfig.generated.json')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
