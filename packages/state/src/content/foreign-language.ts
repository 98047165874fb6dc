import { textLanguage } from '@naap/api-clients';
import { getLocale } from '@naap/messages/runtime';

/** Returns the language of a product's text for its `lang` attribute; undefined if it is the language of the page. */
export function foreignLanguage(text: string): string | undefined {
  const page = getLocale();
  const language = textLanguage(text, page);
  return language === page ? undefined : language;
}
