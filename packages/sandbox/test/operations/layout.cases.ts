import { type Cases, india } from './case.ts';

export const layoutCases: Cases = {
  HeaderMenu: { data: ['menu.items.1.items.0.url', 'menu.itemsCount'] },
  FooterMenu: { variables: { handle: 'footer' }, data: ['menu.items.0.url', 'shop.primaryDomain.url'] },
  Frame: {
    variables: { header: 'main-menu', footer: 'footer', ...india },
    data: ['shop.brand.logo.image.url', 'header.items', 'footer.items'],
  },
  AccountMenu: { data: ['menu.items'] },
  MenuTargets: { data: ['menu.items.2.resource.handle'] },
  BrandAssets: { data: ['shop.brand.colors.primary.0.background', 'shop.brand.coverImage.previewImage.url'] },
  Analytics: { data: ['shop.id', 'localization.country.currency.isoCode'] },
  MoneyFormat: { data: ['shop.moneyFormat', 'shop.shipsToCountries', 'shop.paymentSettings.currencyCode'] },
  PaymentOptions: { data: ['paymentSettings.acceptedCardBrands'] },
  Versions: { data: ['publicApiVersions.0.handle'] },
  ShopSettings: {
    variables: { identifiers: [{ namespace: 'settings', key: 'announcement' }] },
    data: ['shop.name', 'shop.metafields'],
  },
  Installments: { data: ['shop.name'] },
};
