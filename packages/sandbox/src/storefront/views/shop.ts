import { asGid, type View } from '../context.ts';

const rupee = { isoCode: 'INR', name: 'Indian Rupee', symbol: '₹' };
const english = { isoCode: 'EN', name: 'English', endonymName: 'English' };
const market = { id: asGid('Market', 1), handle: 'india' };
const india = {
  isoCode: 'IN',
  name: 'India',
  currency: rupee,
  unitSystem: 'METRIC_SYSTEM',
  availableLanguages: [english],
  defaultLanguage: english,
  market,
};

export const shopView = {
  __typename: 'Shop',
  id: asGid('Shop', 1),
  name: 'naap sandbox',
  description: 'A stand-in shop. Nothing here is for sale.',
  moneyFormat: '₹{{amount}}',
  primaryDomain: { host: 'localhost', sslEnabled: false, url: 'http://localhost' },
  shipsToCountries: ['IN'],
  paymentSettings: {
    countryCode: 'IN',
    currencyCode: 'INR',
    enabledPresentmentCurrencies: ['INR'],
    acceptedCardBrands: [],
    cardVaultUrl: 'http://localhost',
    supportedDigitalWallets: [],
    shopifyPaymentsAccountId: null,
  },
} satisfies View;

export const localizationView: View = {
  availableCountries: [india],
  availableLanguages: [english],
  country: india,
  language: english,
  market,
};
