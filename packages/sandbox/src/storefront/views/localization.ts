import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { countryName, currencyName, currencySymbol, languageName } from '../names.ts';
import { noMetafields } from './metafields.ts';

/** Returns a value of the GraphQL type Localization for the operation's country and language. */
export function localizationView({ catalogue, buyer }: StorefrontContext): View {
  const { shop } = catalogue;
  const country = shop.countries.find((code) => code === buyer.country) ?? shop.country;
  const language = shop.languages.find((code) => code === buyer.language) ?? shop.languages[0] ?? 'EN';
  const currency = {
    isoCode: shop.currency,
    name: currencyName(shop.currency),
    symbol: currencySymbol(shop.currency),
  };
  const languages = shop.languages.map((code) => languageView(code, language));
  const countryView = (isoCode: string): View => ({
    isoCode,
    name: countryName(isoCode),
    currency,
    unitSystem: isoCode === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: languages,
    market: marketView(isoCode),
  });
  return {
    availableCountries: shop.countries.map(countryView),
    availableLanguages: languages,
    country: countryView(country),
    language: languageView(language, language),
    market: marketView(country),
  };
}

const languageView = (isoCode: string, inLanguage: string): View => ({
  isoCode,
  name: languageName(isoCode, inLanguage),
  endonymName: languageName(isoCode, isoCode),
});

/** Returns a value of the GraphQL type Market. Each country is a separate market. */
export function marketView(country: string): View {
  return {
    __typename: 'Market',
    id: asGid('Market', marketId(country)),
    handle: country.toLowerCase(),
    ...noMetafields,
  };
}

/** Returns the letters of a country code as a number. */
export const marketId = (country: string): number =>
  [...country].reduce((id, letter) => id * 26 + letter.charCodeAt(0) - 64, 0);
