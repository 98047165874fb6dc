import { at, type TestStorefront } from './storefront.ts';

type Values = Readonly<Record<string, unknown>>;

interface Case {
  readonly variables?: Values | ((storefront: TestStorefront) => Values | Promise<Values>);
  /** Paths in the response at which there has to be something. */
  readonly data: readonly string[];
  /** The only code among the user errors; none where it is left out. */
  readonly refusedWith?: string;
}

const india = { country: 'IN', language: 'EN' };
const money = (amount: string): Values => ({ amount, currencyCode: 'INR' });
const paymentRequest = {
  locale: 'en',
  presentmentCurrency: 'INR',
  lineItems: [
    { label: 'Shirt', quantity: 1, finalItemPrice: money('500.0'), finalLinePrice: money('500.0') },
  ],
  subtotal: money('500.0'),
  total: money('500.0'),
};
const mailingAddress = {
  firstName: 'Mira',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  country: 'India',
  zip: '560001',
};
const deliveryAddress = { ...mailingAddress, country: undefined, countryCode: 'IN', address1: '9 Hill Road' };

function product({ catalogue }: TestStorefront) {
  const found = catalogue.products.find(
    ({ variants, options, images }) =>
      options.length > 1 &&
      images.length > 1 &&
      variants.every(({ quantityAvailable }) => quantityAvailable > 2),
  );
  if (!found) throw new Error('the catalogue has no such product');
  return found;
}
const handle = (storefront: TestStorefront): Values => ({ handle: product(storefront).handle });
const options = (storefront: TestStorefront) => product(storefront).variants[1]?.selectedOptions;
const variantGid = (storefront: TestStorefront, index: number): string =>
  `gid://shopify/ProductVariant/${product(storefront).variants[index]?.id}`;
const productGid = (storefront: TestStorefront): string => `gid://shopify/Product/${product(storefront).id}`;

/** The variable that another operation's response holds at a path. */
const from =
  (name: string, query: string, path: string, more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    [name]: at(await storefront.dataOf(query), path),
    ...more,
  });

const cartWith =
  (more: Values | ((storefront: TestStorefront) => Values) = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    id: await storefront.fullCart(),
    ...(typeof more === 'function' ? more(storefront) : more),
  });
/** A cart, with something that is read from it. */
const cartReading =
  (selection: string, toValues: (cart: Parameters<typeof at>[0], storefront: TestStorefront) => Values) =>
  async (storefront: TestStorefront): Promise<Values> => {
    const id = await storefront.fullCart();
    const data = await storefront.dataOf(`query ($id: ID!) { cart(id: $id) { ${selection} } }`, { id });
    return { id, ...toValues(data.cart, storefront) };
  };
const customerWith =
  (more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    token: await storefront.signedInCustomer(),
    ...more,
  });
const addressWith =
  (more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => {
    const token = await storefront.signedInCustomer();
    const data = await storefront.dataOf(
      'query ($token: String!) { customer(customerAccessToken: $token) { addresses(first: 1) { nodes { id } } } }',
      { token },
    );
    return { token, id: at(data, 'customer.addresses.nodes.0.id'), ...more };
  };

const layout: Readonly<Record<string, Case>> = {
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

const localization: Readonly<Record<string, Case>> = {
  CountrySelector: { data: ['localization.availableCountries.0.currency.symbol'] },
  LanguageSelector: { variables: { language: 'HI' }, data: ['localization.language.endonymName'] },
  WhereAmI: { data: ['localization.country.isoCode', 'localization.market.handle'] },
  PriceAbroad: {
    variables: (storefront) => ({ ...handle(storefront), country: 'US', language: 'EN' }),
    data: ['product.priceRange.minVariantPrice.amount'],
  },
  ForBuyer: {
    variables: (storefront) => ({ ...handle(storefront), buyer: { customerAccessToken: 'none' } }),
    data: ['product.variants.nodes.0.quantityRule.minimum'],
  },
  NearbyStock: {
    variables: handle,
    data: ['product.variants.nodes.0.storeAvailability.nodes.0.location.address.formatted'],
  },
  Stores: { data: ['locations.edges.0.node.address.city'] },
  NearestStores: {
    variables: { near: { latitude: 19.1, longitude: 72.8 } },
    data: ['locations.nodes.0.name'],
  },
};

const products: Readonly<Record<string, Case>> = {
  ProductPage: {
    variables: (storefront) => ({ ...handle(storefront), selectedOptions: options(storefront), ...india }),
    data: [
      'product.adjacentVariants.0.id',
      'product.selectedOrFirstAvailableVariant.price.amount',
      'product.options.0.optionValues.0.firstSelectableVariant.id',
      'product.encodedVariantExistence',
      'product.seo.title',
    ],
  },
  ProductByHandleOnly: {
    variables: handle,
    data: ['productByHandle.featuredImage.url', 'productByHandle.tags'],
  },
  ProductById: {
    variables: (storefront) => ({ id: productGid(storefront) }),
    data: ['product.onlineStoreUrl'],
  },
  ProductChoices: { variables: handle, data: ['product.options.1.values', 'product.variantsCount.count'] },
  Neighbours: { variables: handle, data: ['product.adjacentVariants.0.selectedOptions'] },
  EncodedChoices: { variables: handle, data: ['product.encodedVariantAvailability'] },
  ChosenVariant: {
    variables: (storefront) => ({ ...handle(storefront), options: options(storefront) }),
    data: ['product.variantBySelectedOptions.id'],
  },
  ChosenVariantLoosely: {
    variables: (storefront) => ({ ...handle(storefront), options: options(storefront) }),
    data: ['product.variantBySelectedOptions.id'],
  },
  FirstAvailable: { variables: handle, data: ['product.selectedOrFirstAvailableVariant.product.handle'] },
  Gallery: { variables: handle, data: ['product.media.nodes.0.image.url', 'product.media.nodes.0.alt'] },
  PictureSizes: { variables: handle, data: ['product.images.edges.0.node.thumb'] },
  ProductDetailsFields: {
    variables: (storefront) => ({
      ...handle(storefront),
      identifiers: [{ namespace: 'custom', key: 'season' }, { key: 'none' }],
    }),
    data: [
      'product.composition.value',
      'product.composition.parentResource.handle',
      'product.metafields.0.value',
    ],
  },
  ProductSnippet: { variables: handle, data: ['product.seo.description', 'product.description'] },
  Subscriptions: { variables: handle, data: ['product.requiresSellingPlan'] },
  BundleParts: { variables: handle, data: ['product.variants.nodes.0.requiresComponents'] },
  Taxonomy: { variables: handle, data: ['product.category.ancestors.0.name'] },
  Breadcrumbs: {
    variables: handle,
    data: ['product.collections.nodes.0.title', 'product.collections.totalCount'],
  },
  VariantPage: {
    variables: (storefront) => ({ ...handle(storefront), first: 2 }),
    data: ['product.variants.edges.1.cursor', 'product.variants.pageInfo.endCursor'],
  },
  LastVariants: { variables: handle, data: ['product.variants.nodes.1.weightUnit'] },
  Recommendations: {
    variables: (storefront) => ({ id: productGid(storefront) }),
    data: ['productRecommendations.0.title'],
  },
  RecommendationsByHandle: { variables: handle, data: ['related.0.title', 'complementary.0.title'] },
  DeferredExtras: { variables: handle, data: ['product.tags', 'product.descriptionHtml'] },
  QuickAdd: { variables: handle, data: ['product.variants.edges.0.node.id'] },
};

const lists: Readonly<Record<string, Case>> = {
  Home: { data: ['featured.nodes.0.image.url', 'popular.nodes.3.title', 'latest.nodes.3.title'] },
  Catalogue: { variables: { first: 8 }, data: ['products.nodes.7.id', 'products.pageInfo.endCursor'] },
  CatalogueBefore: {
    variables: from(
      'before',
      '{ products(first: 6, sortKey: TITLE) { pageInfo { endCursor } } }',
      'products.pageInfo.endCursor',
    ),
    data: ['products.edges.2.node.title', 'products.pageInfo.startCursor'],
  },
  CatalogueAfter: {
    variables: from(
      'after',
      '{ products(first: 6, sortKey: PRICE) { pageInfo { endCursor } } }',
      'products.pageInfo.endCursor',
    ),
    data: ['products.edges.2.node.title'],
  },
  CatalogueQuery: {
    variables: { query: 'tag:Dresses AND variants.price:<3000' },
    data: ['products.nodes.4.title', 'products.filters.0.values.0.input'],
  },
  ByVendor: { variables: { vendor: 'vendor:Kora OR vendor:Sootra' }, data: ['products.nodes.4.vendor'] },
  CollectionPage: {
    variables: {
      handle: 'dresses',
      first: 4,
      sortKey: 'PRICE',
      reverse: true,
      filters: [{ available: true }],
    },
    data: [
      'collection.products.nodes.3.title',
      'collection.products.filters.1.label',
      'collection.seo.title',
    ],
  },
  CollectionCheap: { variables: { handle: 'women', max: 900 }, data: ['collection.products.nodes.0.title'] },
  CollectionSizes: { variables: { handle: 'men', value: 'M' }, data: ['collection.products.nodes.0.title'] },
  CollectionBrands: { variables: { handle: 'men' }, data: ['collection.products.filters.2.values.0.count'] },
  CollectionLegacy: {
    variables: { handle: 'sneakers' },
    data: ['collectionByHandle.products.edges.0.node.title', 'collectionByHandle.onlineStoreUrl'],
  },
  CollectionById: {
    variables: from('id', '{ collection(handle: "men") { id } }', 'collection.id'),
    data: ['collection.title', 'collection.metafields'],
  },
  CollectionIndex: {
    variables: { first: 4 },
    data: ['collections.nodes.3.image.url', 'collections.totalCount'],
  },
  CollectionIndexBackwards: { data: ['collections.edges.3.node.products.nodes.0.title'] },
  CollectionSearch: {
    variables: { query: 'title:Sneakers OR title:Flats' },
    data: ['collections.nodes.1.title'],
  },
  TagsAndTypes: { data: ['productTags.edges.0.node', 'productTypes.nodes.0'] },
};

const search: Readonly<Record<string, Case>> = {
  SearchPage: {
    variables: { term: 'women' },
    data: ['products.nodes.0.title', 'articles.nodes.0.title', 'pages.totalCount'],
  },
  SearchPages: { variables: { term: 'delivery' }, data: ['search.edges.0.node.title'] },
  SearchEverything: {
    variables: { term: 'dress' },
    data: ['search.edges.19.node.title', 'search.productFilters.0.label'],
  },
  SearchFiltered: {
    variables: { term: 'cotton', filters: [{ price: { min: 500 } }, { available: true }] },
    data: ['search.nodes.0.title', 'search.totalCount'],
  },
  SearchExactly: { variables: { term: 'kurta' }, data: ['search.nodes.0.title'] },
  Typeahead: {
    variables: { term: 'sneak', limit: 10, limitScope: 'EACH' },
    data: [
      'predictiveSearch.articles.0.title',
      'predictiveSearch.collections.0.handle',
      'predictiveSearch.products.0.selectedOrFirstAvailableVariant.id',
      'predictiveSearch.queries.0.styledText',
    ],
  },
  TypeaheadProducts: { variables: { term: 'shirt' }, data: ['predictiveSearch.products.0.title'] },
  Suggestions: {
    variables: { term: 'je' },
    data: ['predictiveSearch.queries.0.text', 'predictiveSearch.collections.0.title'],
  },
};

const content: Readonly<Record<string, Case>> = {
  StaticPage: {
    variables: { handle: 'about' },
    data: ['page.body', 'page.seo.title', 'page.onlineStoreUrl'],
  },
  PageLegacy: { variables: { handle: 'size-guide' }, data: ['pageByHandle.body'] },
  PageById: { variables: from('id', '{ page(handle: "faq") { id } }', 'page.id'), data: ['page.title'] },
  AllPages: { data: ['pages.edges.4.node.title'] },
  PagesNamed: { variables: { query: 'title:size' }, data: ['pages.nodes.0.handle'] },
  BlogIndex: { variables: { first: 1 }, data: ['blogs.nodes.0.seo.title', 'blogs.pageInfo.endCursor'] },
  BlogsByHandle: { data: ['blogs.edges.1.node.onlineStoreUrl'] },
  BlogPage: {
    variables: { handle: 'journal', first: 3 },
    data: ['blog.articles.nodes.2.image.url', 'blog.authors.0.name', 'blog.articles.pageInfo.endCursor'],
  },
  BlogLegacy: { variables: { handle: 'news' }, data: ['blogByHandle.articles.edges.1.node.title'] },
  BlogById: { variables: from('id', '{ blog(handle: "news") { id } }', 'blog.id'), data: ['blog.title'] },
  ArticlePage: {
    variables: from(
      'articleHandle',
      '{ blog(handle: "journal") { articles(first: 1) { nodes { handle } } } }',
      'blog.articles.nodes.0.handle',
      { blogHandle: 'journal' },
    ),
    data: ['blog.articleByHandle.contentHtml', 'blog.articleByHandle.author.firstName'],
  },
  ArticleById: {
    variables: from('id', '{ articles(first: 1) { nodes { id } } }', 'articles.nodes.0.id'),
    data: ['article.blog.handle'],
  },
  ArticleComments: { data: ['articles.nodes.4.title'] },
  LatestArticles: { data: ['articles.nodes.2.excerpt'] },
  ArticlesTagged: { variables: { query: 'tag:Journal' }, data: ['articles.edges.0.node.tags'] },
  ArticlesByAuthor: { data: ['articles.nodes.3.authorV2.name'] },
  Policies: {
    data: ['shop.privacyPolicy.body', 'shop.shippingPolicy.url', 'shop.subscriptionPolicy.title'],
  },
  OnePolicy: { variables: { privacy: false, refund: true }, data: ['shop.refundPolicy.body'] },
  BrandStories: { data: ['metaobjects.edges.4.node.fields.0.value'] },
  BrandStory: {
    variables: from(
      'handle',
      '{ metaobjects(type: "brand", first: 1) { nodes { type handle } } }',
      'metaobjects.nodes.0',
    ),
    data: ['metaobject.name.value', 'metaobject.favourites.references.nodes.0.title'],
  },
  Lookbooks: { data: ['metaobjects.nodes.0.field.reference.products.nodes.0.title'] },
  MetaobjectById: {
    variables: from(
      'id',
      '{ metaobjects(type: "lookbook", first: 1) { nodes { id } } }',
      'metaobjects.nodes.0.id',
    ),
    data: ['metaobject.type'],
  },
  Redirects: { variables: { query: 'path:/shop' }, data: ['urlRedirects.edges.0.node.target'] },
  AllRedirects: { data: ['urlRedirects.nodes.0.path'] },
  SitemapIndex: { data: ['products.pagesCount.count', 'metaobjects.pagesCount.count'] },
  SitemapPage: {
    variables: { type: 'PRODUCT', page: 1 },
    data: ['sitemap.resources.items.249.image.filepath', 'sitemap.resources.hasNextPage'],
  },
  SitemapMetaobjects: { data: ['sitemap.resources.items.0.type'] },
  AnyNode: { variables: (storefront) => ({ id: productGid(storefront) }), data: ['node.title'] },
  ManyNodes: {
    variables: async (storefront) => {
      const {
        page,
        menu,
        locations,
        product: shown,
      } = await storefront.dataOf(
        'query ($handle: String!) { page(handle: "faq") { id } menu(handle: "footer") { id } locations(first: 1) { nodes { id } } product(handle: $handle) { id media(first: 1) { nodes { id } } } }',
        handle(storefront),
      );
      const ids = [
        at(page, 'id'),
        at(menu, 'id'),
        at(locations, 'nodes.0.id'),
        at(shown, 'media.nodes.0.id'),
      ];
      return { ids: [productGid(storefront), ...ids] };
    },
    data: ['nodes.0.title', 'nodes.1.title', 'nodes.2.handle', 'nodes.3.name', 'nodes.4.image.url'],
  },
  BagNode: { variables: cartWith(), data: ['node.lines.nodes.0.id'] },
};

const bag: Readonly<Record<string, Case>> = {
  BagPage: { variables: cartWith(), data: ['cart.lines.edges.0.node.cost.totalAmount.amount'] },
  BagFull: {
    variables: cartWith(),
    data: ['cart.checkoutUrl', 'cart.lines.nodes.0.merchandise.product.title'],
  },
  BagCount: { variables: cartWith(), data: ['cart.totalQuantity'] },
  BagLinesBackwards: {
    variables: cartWith(),
    data: ['cart.lines.nodes.0.id', 'cart.lines.pageInfo.startCursor'],
  },
  BagCosts: {
    variables: cartWith(),
    data: ['cart.cost.subtotalAmount.amount', 'cart.discountAllocations.0.discountApplication.value.amount'],
  },
  BagDelivery: {
    variables: cartWith(),
    data: [
      'cart.delivery.addresses.0.address.formatted',
      'cart.deliveryGroups.nodes.0.selectedDeliveryOption.handle',
      'cart.deliveryGroups.nodes.0.cartLines.nodes.0.id',
    ],
  },
  BagBuyer: {
    variables: cartWith(),
    data: ['cart.buyerIdentity.customer.email', 'cart.buyerIdentity.preferences.wallet'],
  },
  BagExtras: {
    variables: cartWith(),
    data: ['cart.gift.value', 'cart.wrapping.value', 'cart.appliedGiftCards.0.id'],
  },
  BagStart: { data: ['cartCreate.cart.id', 'cartCreate.cart.checkoutUrl'] },
  BagCreate: {
    variables: (storefront) => ({
      input: {
        lines: [{ merchandiseId: variantGid(storefront, 0), quantity: 2 }],
        buyerIdentity: { countryCode: 'IN', email: 'mira@naap.example' },
        attributes: [{ key: 'gift', value: 'yes' }],
        discountCodes: ['FIRST10'],
        note: 'Leave at the door',
      },
      ...india,
    }),
    data: ['cartCreate.cart.lines.nodes.0.discountAllocations.0.code', 'cartCreate.cart.note'],
  },
  BagCreateSoldOut: {
    variables: (storefront) => ({ lines: [storefront.soldOutLine()] }),
    data: ['cartCreate.warnings.0.code', 'cartCreate.cart.id'],
  },
  BagAdd: {
    variables: cartWith((storefront) => ({
      lines: [{ merchandiseId: variantGid(storefront, 1), quantity: 2 }],
    })),
    data: ['cartLinesAdd.cart.lines.nodes.1.quantity'],
  },
  BagAddWithAttributes: {
    variables: cartWith((storefront) => ({ merchandise: variantGid(storefront, 1) })),
    data: ['cartLinesAdd.cart.lines.nodes.0.attributes.0.value'],
  },
  BagAddUnknown: { variables: cartWith(), data: ['cartLinesAdd.userErrors.0.field'], refusedWith: 'INVALID' },
  BagUpdate: {
    variables: cartReading('lines(first: 1) { nodes { id } }', (cart) => ({
      lines: [{ id: at(cart, 'lines.nodes.0.id'), quantity: 3 }],
    })),
    data: ['cartLinesUpdate.cart.totalQuantity'],
  },
  BagSwap: {
    variables: cartReading('lines(first: 1) { nodes { id } }', (cart, storefront) => ({
      line: at(cart, 'lines.nodes.0.id'),
      merchandise: variantGid(storefront, 1),
    })),
    data: ['cartLinesUpdate.cart.lines.nodes.0.merchandise.id'],
  },
  BagRemove: {
    variables: cartReading('lines(first: 1) { nodes { id } }', (cart) => ({
      lineIds: [at(cart, 'lines.nodes.0.id')],
    })),
    data: ['cartLinesRemove.cart.id'],
  },
  BagDiscount: {
    variables: cartWith({ codes: ['FLAT400', 'UNKNOWN'] }),
    data: ['cartDiscountCodesUpdate.cart.discountCodes.1.code'],
  },
  BagDiscountNone: { variables: cartWith(), data: ['cartDiscountCodesUpdate.cart.id'] },
  BagGiftCards: {
    variables: cartWith({ codes: ['gift-1000'] }),
    data: ['cartGiftCardCodesUpdate.cart.appliedGiftCards.0.amountUsed.amount'],
  },
  BagGiftCardsRemove: {
    variables: cartReading('appliedGiftCards { id }', (cart) => ({
      ids: [at(cart, 'appliedGiftCards.0.id')],
    })),
    data: ['cartGiftCardCodesRemove.cart.id'],
  },
  BagBuyerUpdate: {
    variables: cartWith({ buyer: { countryCode: 'AE', email: 'noor@naap.example', phone: '+971501234567' } }),
    data: ['cartBuyerIdentityUpdate.cart.buyerIdentity.phone'],
  },
  BagNote: { variables: cartWith({ note: 'No bell' }), data: ['cartNoteUpdate.cart.note'] },
  BagAttributes: {
    variables: cartWith({ attributes: [{ key: 'gift', value: 'no' }] }),
    data: ['cartAttributesUpdate.cart.attributes.0.value'],
  },
  BagBilling: {
    variables: cartWith({ address: mailingAddress }),
    data: ['cartBillingAddressUpdate.cart.id'],
  },
  BagAddressAdd: {
    variables: cartWith({
      addresses: [{ selected: true, validationStrategy: 'STRICT', address: { deliveryAddress } }],
    }),
    data: ['cartDeliveryAddressesAdd.cart.id'],
  },
  BagAddressUpdate: {
    variables: cartReading('delivery { addresses { id } }', (cart) => ({
      addresses: [{ id: at(cart, 'delivery.addresses.0.id'), address: { deliveryAddress } }],
    })),
    data: ['cartDeliveryAddressesUpdate.cart.id'],
  },
  BagAddressRemove: {
    variables: cartReading('delivery { addresses { id } }', (cart) => ({
      ids: [at(cart, 'delivery.addresses.0.id')],
    })),
    data: ['cartDeliveryAddressesRemove.cart.id'],
  },
  BagDeliveryChoice: {
    variables: cartReading(
      'deliveryGroups(first: 1) { nodes { id deliveryOptions { handle } } }',
      (cart) => ({
        options: [
          {
            deliveryGroupId: at(cart, 'deliveryGroups.nodes.0.id'),
            deliveryOptionHandle: at(cart, 'deliveryGroups.nodes.0.deliveryOptions.1.handle'),
          },
        ],
      }),
    ),
    data: ['cartSelectedDeliveryOptionsUpdate.cart.id'],
  },
  BagPayment: {
    variables: cartReading('cost { totalAmount { amount currencyCode } }', (cart) => ({
      payment: {
        amount: at(cart, 'cost.totalAmount'),
        directPaymentMethod: { sessionId: 'session', billingAddress: mailingAddress },
      },
    })),
    data: ['cartPaymentUpdate.cart.id'],
  },
  BagMetafields: {
    variables: async (storefront) => ({
      metafields: [
        { ownerId: await storefront.fullCart(), key: 'custom.size', type: 'number_integer', value: '42' },
      ],
    }),
    data: ['cartMetafieldsSet.metafields.0.value'],
  },
  BagMetafieldDelete: {
    variables: async (storefront) => ({
      input: { ownerId: await storefront.fullCart(), key: 'custom.wrapping' },
    }),
    data: ['cartMetafieldDelete.deletedId'],
  },
  BagPrepare: { variables: cartWith(), data: ['cartPrepareForCompletion.result.cart.id'] },
  BagSubmit: {
    variables: async (storefront) => ({
      id: await storefront.paidCart(),
      token: storefront.unique('attempt'),
    }),
    data: ['cartSubmitForCompletion.result.redirectUrl'],
  },
  OrderProgress: {
    variables: async (storefront) => ({ attemptId: await storefront.completedAttempt() }),
    data: ['cartCompletionAttempt.orderId'],
  },
  ExpressStart: {
    variables: { source: 'order-7', request: paymentRequest },
    data: ['shopPayPaymentRequestSessionCreate.shopPayPaymentRequestSession.checkoutUrl'],
  },
  ExpressSubmit: {
    variables: async (storefront) => {
      const data = await storefront.dataOf(
        'mutation ($request: ShopPayPaymentRequestInput!) { shopPayPaymentRequestSessionCreate(sourceIdentifier: "order-8", paymentRequest: $request) { shopPayPaymentRequestSession { token } } }',
        { request: paymentRequest },
      );
      const token = at(data, 'shopPayPaymentRequestSessionCreate.shopPayPaymentRequestSession.token');
      return { token, key: 'order-8-1', request: paymentRequest };
    },
    data: ['shopPayPaymentRequestSessionSubmit.paymentRequestReceipt.token'],
  },
};

const customer: Readonly<Record<string, Case>> = {
  Account: { variables: customerWith(), data: ['customer.email', 'customer.defaultAddress.formatted'] },
  AddressBook: { variables: customerWith(), data: ['customer.addresses.edges.0.node.country'] },
  OrderHistory: {
    variables: customerWith(),
    data: ['customer.numberOfOrders', 'customer.orders.totalCount'],
  },
  Register: {
    variables: (storefront) => ({
      input: {
        email: `${storefront.unique('register')}@naap.example`,
        password: 'secret',
        firstName: 'Noor',
      },
    }),
    data: ['customerCreate.customer.displayName'],
  },
  RegisterRefused: {
    variables: async (storefront) => ({ input: await storefront.newCustomer() }),
    data: ['customerCreate.customerUserErrors.0.message'],
    refusedWith: 'TAKEN',
  },
  LogIn: {
    variables: async (storefront) => ({ input: await storefront.newCustomer() }),
    data: ['customerAccessTokenCreate.customerAccessToken.expiresAt'],
  },
  LogInRefused: {
    variables: { input: { email: 'nobody@naap.example', password: 'wrong' } },
    data: ['customerAccessTokenCreate.customerUserErrors.0.message'],
    refusedWith: 'UNIDENTIFIED_CUSTOMER',
  },
  LogInByMultipass: {
    variables: { token: 'none' },
    data: ['customerAccessTokenCreateWithMultipass.customerUserErrors.0.message'],
    refusedWith: 'INVALID_MULTIPASS_REQUEST',
  },
  StayLoggedIn: {
    variables: customerWith(),
    data: ['customerAccessTokenRenew.customerAccessToken.accessToken'],
  },
  LogOut: { variables: customerWith(), data: ['customerAccessTokenDelete.deletedAccessToken'] },
  Profile: {
    variables: customerWith({ customer: { firstName: 'Noor', phone: '+919800000000', password: 'changed' } }),
    data: ['customerUpdate.customer.phone', 'customerUpdate.customerAccessToken.accessToken'],
  },
  AddressNew: {
    variables: customerWith({ address: mailingAddress }),
    data: ['customerAddressCreate.customerAddress.countryCodeV2'],
  },
  AddressEdit: {
    variables: addressWith({ address: { city: 'Mysuru' } }),
    data: ['customerAddressUpdate.customerAddress.city'],
  },
  AddressDelete: { variables: addressWith(), data: ['customerAddressDelete.deletedCustomerAddressId'] },
  AddressDefault: {
    variables: addressWith(),
    data: ['customerDefaultAddressUpdate.customer.defaultAddress.id'],
  },
  Recover: {
    variables: async (storefront) => ({ email: (await storefront.newCustomer()).email }),
    data: ['customerRecover'],
  },
  Reset: {
    variables: { id: 'gid://shopify/Customer/1', input: { resetToken: 'none', password: 'secret' } },
    data: ['customerReset.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  ResetByLink: {
    variables: { url: 'https://naap.example/account/reset/1/none', password: 'secret' },
    data: ['customerResetByUrl.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  Activate: {
    variables: { id: 'gid://shopify/Customer/1', input: { activationToken: 'none', password: 'secret' } },
    data: ['customerActivate.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  ActivateByLink: {
    variables: { url: 'https://naap.example/account/activate/1/none', password: 'secret' },
    data: ['customerActivateByUrl.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
};

/** Variables and expectations of each operation in `operations/`, by its name. */
export const cases: Readonly<Record<string, Case>> = {
  ...layout,
  ...localization,
  ...products,
  ...lists,
  ...search,
  ...content,
  ...bag,
  ...customer,
};
