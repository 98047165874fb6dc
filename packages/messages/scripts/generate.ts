/**
 * Compiles all messages, twice: `by-language` has one module per language, which loads fast in tests, in Storybook and in development servers;
 * `by-message` has one module per message, which the bundler of the shop puts beside the code that uses it. Also writes the facts about each
 * language, and the translations of the default content. With `--if-changed`, does nothing when no file has changed since the last time.
 */
import { execFileSync } from 'node:child_process';
import { globSync, statSync, writeFileSync } from 'node:fs';
import {
  BASE_LOCALE,
  contentTranslation,
  languageFacts,
  locales,
  messageFiles,
  packagePath,
} from '../locales.ts';

/** The file that is written last. */
const last = 'generated/types/messages.d.ts';
if (process.argv.includes('--if-changed') && isUpToDate()) process.exit();

// Paraglide takes half a second to load.
const { compileMessages } = await import('./compile.ts');
for (const [folder, outputStructure] of [
  ['by-language', 'locale-modules'],
  ['by-message', 'message-modules'],
] as const)
  await compileMessages({
    files: messageFiles(BASE_LOCALE),
    project: packagePath('project.inlang'),
    outdir: packagePath(`generated/${folder}`),
    outputStructure,
  });
// Replaces Paraglide's module, which creates the plural rules for each text. That takes a third of a millisecond on a slow phone, and the filters
// show a hundred numbers at once.
for (const folder of ['by-language', 'by-message'])
  writeFileSync(
    packagePath(`generated/${folder}/registry.js`),
    `/** @type {Map<string, Intl.PluralRules>} */
const rules = new Map();

/**
 * @param {string} locale
 * @param {unknown} input
 * @param {Intl.PluralRulesOptions} options Always {}.
 * @returns {string}
 */
export function plural(locale, input, options) {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale, options);
  rules.set(locale, known);
  return known.select(Number(input));
}
`,
  );
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
const facts = locales.map((language) => [language, languageFacts(language)] as const);
const factOf = (name: keyof ReturnType<typeof languageFacts>) =>
  Object.fromEntries(facts.map(([language, fact]) => [language, fact[name]]));
writeConstants('languages', {
  languageNames: factOf('name'),
  languageDirections: factOf('direction'),
  languageScripts: factOf('script'),
});
writeConstants('content', {
  naapTranslations: Object.fromEntries(
    locales.flatMap((language) => {
      const translation = contentTranslation(language, 'naap');
      return translation === undefined ? [] : [[language, translation]];
    }),
  ),
});

/** Returns whether no source, and no folder of sources, has changed since the last file was written. */
function isUpToDate(): boolean {
  const changedAt = (name: string) => statSync(packagePath(name), { throwIfNoEntry: false })?.mtimeMs;
  const sources = ['package.json', 'tsconfig.generated.json', 'locales.ts', 'scripts/*', 'locales/**'];
  const writtenAt = changedAt(last) ?? 0;
  return globSync(sources, { cwd: packagePath('.') }).every((name) => Number(changedAt(name)) < writtenAt);
}

/** Writes a module that exports constants, and its types: a record by language. */
function writeConstants(module: string, constants: Readonly<Record<string, object>>): void {
  const code = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const types = Object.entries(constants).map(
    ([name, value]) => `export declare const ${name}: Readonly<Record<string, ${typeOf(value)}>>;\n`,
  );
  writeFileSync(packagePath(`generated/${module}.js`), code.join(''));
  writeFileSync(packagePath(`generated/${module}.d.ts`), types.join(''));
}

function typeOf(values: object): string {
  return Object.values(values).every((value) => typeof value === 'string')
    ? 'string'
    : 'Readonly<Record<string, Readonly<Record<string, string>>>>';
}

execFileSync(packagePath('node_modules/.bin/tsc'), ['--project', packagePath('tsconfig.generated.json')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
