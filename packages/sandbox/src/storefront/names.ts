/** English name of a country, by ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(code) ?? code;

/** Name of a language in another one; both by ISO 639-1 code. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage.toLowerCase(), { type: 'language' }).of(code.toLowerCase()) ?? code;

export const currencyName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

/** `₹` of `INR`, `€` of `EUR`. */
export const currencySymbol = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

export const timestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
