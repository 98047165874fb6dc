import { type Cases, productHandle } from './case.ts';

export const localizationCases: Cases = {
  CountrySelector: { data: ['localization.availableCountries.0.currency.symbol'] },
  LanguageSelector: { variables: { language: 'HI' }, data: ['localization.language.endonymName'] },
  WhereAmI: { data: ['localization.country.isoCode', 'localization.market.handle'] },
  PriceAbroad: {
    variables: (storefront) => ({ ...productHandle(storefront), country: 'US', language: 'EN' }),
    data: ['product.priceRange.minVariantPrice.amount'],
  },
  ForBuyer: {
    variables: (storefront) => ({ ...productHandle(storefront), buyer: { customerAccessToken: 'none' } }),
    data: ['product.variants.nodes.0.quantityRule.minimum'],
  },
  NearbyStock: {
    variables: productHandle,
    data: ['product.variants.nodes.0.storeAvailability.nodes.0.location.address.formatted'],
  },
  Stores: { data: ['locations.edges.0.node.address.city'] },
  NearestStores: {
    variables: { near: { latitude: 19.1, longitude: 72.8 } },
    data: ['locations.nodes.0.name'],
  },
};
