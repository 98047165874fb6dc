import { idOf } from '../../catalogue/random.ts';
import { contentOf } from '../content/index.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { currencySymbol } from '../names.ts';
import { siteUrl } from '../site-url.ts';
import { mediaImageView } from './image.ts';
import { noMetafields } from './metafields.ts';
import { policyView } from './policy.ts';

/** Returns a value of the GraphQL type Shop. */
export function shopView(context: StorefrontContext): View {
  const { catalogue } = context;
  const { shop } = catalogue;
  const { policies } = contentOf(catalogue);
  const policy = (handle: string): View | null => {
    const found = policies.find((other) => other.handle === handle);
    return found ? policyView(found) : null;
  };
  return {
    __typename: 'Shop',
    id: asGid('Shop', idOf(shop.domain)),
    name: shop.name,
    description: shop.description,
    moneyFormat: `${currencySymbol(shop.currency)}{{amount}}`,
    primaryDomain: { host: shop.domain, sslEnabled: true, url: siteUrl('', context) },
    shipsToCountries: shop.countries,
    paymentSettings: paymentSettingsView(context),
    brand: brandView(context),
    privacyPolicy: policy('privacy-policy'),
    refundPolicy: policy('refund-policy'),
    shippingPolicy: policy('shipping-policy'),
    termsOfService: policy('terms-of-service'),
    subscriptionPolicy: {
      id: null,
      handle: 'subscription-policy',
      title: 'Cancellation policy',
      body: '<p>A subscription can be cancelled at any time before its next delivery.</p>',
      url: siteUrl('/policies/subscription-policy', context),
    },
    shopPayInstallmentsPricing: null,
    ...noMetafields,
  };
}

/** Returns a value of the GraphQL type PaymentSettings. */
export function paymentSettingsView(context: StorefrontContext): View {
  const { country, currency } = context.catalogue.shop;
  return {
    countryCode: country,
    currencyCode: currency,
    enabledPresentmentCurrencies: [currency],
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
    cardVaultUrl: siteUrl('/card-vault', context),
    supportedDigitalWallets: [],
    shopifyPaymentsAccountId: null,
  };
}

function brandView({ catalogue }: StorefrontContext): View {
  const { shop, products } = catalogue;
  const images = products.slice(0, 20).flatMap((product) => product.images.slice(0, 1));
  const [cover, logo] = images.slice(0, 2).map(mediaImageView);
  const { background, foreground } = shop.colors;
  return {
    slogan: shop.slogan,
    shortDescription: shop.description,
    colors: {
      primary: [{ background, foreground }],
      secondary: [{ background: foreground, foreground: background }],
    },
    coverImage: cover ?? null,
    logo: logo ?? null,
    squareLogo: logo ?? null,
  };
}
