/** Returns the English name of a country by its ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;

/** Returns the name of a language in another language; both are ISO 639-1 codes. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage.toLowerCase(), { type: 'language' }).of(code.toLowerCase()) ?? code;

export const currencyName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

/** Returns the symbol of a currency: `₹` for `INR`. */
export const currencySymbol = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Returns a time as ISO 8601 in UTC, without milliseconds. */
export const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
