import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file of this package. */
export const packagePath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The folder with a folder per language. */
export const localesDir = packagePath('locales');

/** The language that the others translate. Its pages have no prefix in their paths. */
export const BASE_LOCALE = 'en';

/** The languages as BCP 47 codes, the base language first. */
export const locales: readonly string[] = [
  BASE_LOCALE,
  ...readdirSync(localesDir).filter((name) => name !== BASE_LOCALE),
];
