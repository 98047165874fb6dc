import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  namespace Intl {
    interface Locale {
      /** In Node, and in the standard since 2025; TypeScript does not declare it yet. */
      getTextInfo(): { readonly direction: 'ltr' | 'rtl' };
    }
  }
}

/** Returns the absolute path of a file of this package. */
export const packagePath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The folder of the messages, with a folder per language. */
export const localesDir = packagePath('locales');

/** The language that the others translate. Its pages have no prefix in their paths. */
export const BASE_LOCALE = 'en';

/** The languages as BCP 47 codes, the base language first. */
export const locales: readonly string[] = [
  BASE_LOCALE,
  ...readdirSync(localesDir).filter((name) => name !== BASE_LOCALE),
];

export const messageFiles = (language: string): readonly string[] =>
  readdirSync(`${localesDir}/${language}`).filter((name) => name.endsWith('.json'));

/** Facts about a language, derived from the tag in its `locale.json`. */
interface LanguageFacts {
  /** Its name in the language itself: 'हिन्दी'. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 15924 code of its script, such as 'Deva'. */
  readonly script: string;
}

/** Returns CLDR's facts about a language. Throws when the tag in its folder is malformed. */
export function languageFacts(language: string): LanguageFacts {
  const { locale_tag: tag } = JSON.parse(readFileSync(`${localesDir}/${language}/locale.json`, 'utf8'));
  const locale = new Intl.Locale(tag).maximize();
  return {
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language,
    direction: locale.getTextInfo().direction,
    script: locale.script ?? 'Latn',
  };
}

/** Returns the translation of a built-in content file, such as `naap`; undefined when the language has none. */
export function contentTranslation(language: string, content: string): unknown {
  const file = `${localesDir}/${language}/content/${content}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
