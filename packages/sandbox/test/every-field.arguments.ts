import { at, type TestStorefront } from './storefront.ts';

type Values = Readonly<Record<string, unknown>>;
type Arguments = (storefront: TestStorefront) => Values | Promise<Values>;

/** Returns an enum value for the argument literals of a query. */
const enumValue = (value: string): symbol => Symbol(value);

const product = ({ catalogue }: TestStorefront) => {
  const found = catalogue.products.find(
    ({ variants, options }) =>
      options.length > 1 && variants.filter(({ quantityAvailable }) => quantityAvailable > 5).length > 2,
  );
  if (!found) throw new Error('The catalogue has no product with two options and enough stock.');
  return found;
};
const productGid = (storefront: TestStorefront): string => `gid://shopify/Product/${product(storefront).id}`;
const handle = (value: string): readonly Arguments[] => [() => ({ handle: value })];

const ofCart =
  (more: Values = {}): Arguments =>
  async (storefront) => ({ cartId: await storefront.fullCart(), ...more });
const unknownCart =
  (more: Values = {}): Arguments =>
  () => ({ cartId: 'gid://shopify/Cart/none?key=none', ...more });
const ofCustomer =
  (more: Values = {}): Arguments =>
  async (storefront) => ({ customerAccessToken: await storefront.signedInCustomer(), ...more });
const ofAddress =
  (name: string, more: Values = {}): Arguments =>
  async (storefront) => {
    const customerAccessToken = await storefront.signedInCustomer();
    const path = 'customer.addresses.nodes.0.id';
    const { customer } = await storefront.dataOf(
      'query ($token: String!) { customer(customerAccessToken: $token) { addresses(first: 1) { nodes { id } } } }',
      { token: customerAccessToken },
    );
    return { customerAccessToken, [name]: at({ customer: customer ?? null }, path), ...more };
  };

const address = {
  address1: '1 Residency Road',
  city: 'Bengaluru',
  country: 'India',
  zip: '560025',
  lastName: 'Rao',
};
const deliveryAddress = {
  address1: '9 Brigade Road',
  city: 'Bengaluru',
  countryCode: enumValue('IN'),
  zip: '560001',
  lastName: 'Rao',
};
const inr = (amount: string): Values => ({ amount, currencyCode: enumValue('INR') });
const discount = { label: 'Ten off', amount: inr('10.0') };
const paymentRequest = {
  locale: 'en',
  presentmentCurrency: enumValue('INR'),
  subtotal: inr('500.0'),
  total: inr('490.0'),
  totalTax: inr('0.0'),
  discountCodes: ['TEN'],
  discounts: [discount],
  lineItems: [
    {
      label: 'A shirt',
      quantity: 1,
      finalItemPrice: inr('500.0'),
      finalLinePrice: inr('500.0'),
      originalItemPrice: inr('500.0'),
      image: { url: 'https://naap.example/shirt.jpg' },
      itemDiscounts: [discount],
    },
  ],
  shippingLines: [{ label: 'Standard', code: 'standard', amount: inr('0.0') }],
  deliveryMethods: [{ label: 'Standard', code: 'standard', amount: inr('0.0') }],
  totalShippingPrice: { finalTotal: inr('0.0'), discounts: [discount] },
};
const paymentOf =
  (method: Values): Arguments =>
  async (storefront) => {
    const cartId = await storefront.fullCart();
    const { amount } = await storefront.totalOf(cartId);
    return { cartId, payment: { amount: inr(amount), ...method } };
  };
const firstLineOf = async (storefront: TestStorefront, cartId: string): Promise<unknown> => {
  const data = await storefront.dataOf(
    'query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { id } } } }',
    {
      id: cartId,
    },
  );
  return at(data, 'cart.lines.nodes.0.id');
};

/** Sets of arguments by field. The test queries a field with each of its sets, because they return different types. */
export const argumentsOf: Readonly<Record<string, readonly Arguments[]>> = {
  'QueryRoot.product': [(storefront) => ({ handle: product(storefront).handle })],
  'QueryRoot.productByHandle': [(storefront) => ({ handle: product(storefront).handle })],
  'QueryRoot.productRecommendations': [(storefront) => ({ productId: productGid(storefront) })],
  'QueryRoot.collection': handle('men'),
  'QueryRoot.collectionByHandle': handle('men'),
  'QueryRoot.page': handle('about'),
  'QueryRoot.pageByHandle': handle('about'),
  'QueryRoot.blog': handle('journal'),
  'QueryRoot.blogByHandle': handle('journal'),
  'QueryRoot.menu': handle('main-menu'),
  'QueryRoot.metaobject': ['lookbook', 'brand'].map((type) => async (storefront) => {
    const path = `metaobjects.nodes.0.handle`;
    const data = await storefront.dataOf(`{ metaobjects(type: "${type}", first: 1) { nodes { handle } } }`);
    return { handle: { type, handle: at(data, path) } };
  }),
  'QueryRoot.metaobjects': [() => ({ type: 'lookbook' }), () => ({ type: 'brand' })],
  'QueryRoot.article': [
    async (storefront) => ({
      id: at(await storefront.dataOf('{ articles(first: 1) { nodes { id } } }'), 'articles.nodes.0.id'),
    }),
  ],
  'QueryRoot.node': [(storefront) => ({ id: productGid(storefront) })],
  'QueryRoot.nodes': [(storefront) => ({ ids: [productGid(storefront)] })],
  'QueryRoot.cart': [async (storefront) => ({ id: await storefront.fullCart() })],
  'QueryRoot.cartCompletionAttempt': [
    async (storefront) => ({ attemptId: await storefront.completedAttempt() }),
  ],
  'QueryRoot.customer': [ofCustomer()],
  'QueryRoot.search': [
    () => ({ query: 'dress', types: [enumValue('PRODUCT')] }),
    () => ({ query: '', types: [enumValue('PAGE'), enumValue('ARTICLE')] }),
  ],
  'QueryRoot.predictiveSearch': [() => ({ query: 'dress' })],
  'QueryRoot.sitemap': ['PRODUCT', 'COLLECTION', 'PAGE', 'BLOG', 'ARTICLE', 'METAOBJECT'].map(
    (type) => () => ({ type: enumValue(type) }),
  ),

  'Sitemap.resources': [() => ({ page: 1 })],
  'Blog.articleByHandle': handle('men'),
  'Product.variantBySelectedOptions': [
    (storefront) => ({ selectedOptions: product(storefront).variants[0]?.selectedOptions }),
  ],
  'Cart.attribute': [() => ({ key: 'gift' })],
  'CartLine.attribute': [() => ({ key: 'engraving' })],
  'Metaobject.field': [
    () => ({ key: 'title' }),
    () => ({ key: 'favourites' }),
    () => ({ key: 'collection' }),
  ],
  'MediaPresentation.asJson': [() => ({ format: enumValue('IMAGE') })],
  ...Object.fromEntries(
    [
      'Article',
      'Blog',
      'Collection',
      'Customer',
      'Location',
      'Market',
      'Page',
      'Product',
      'ProductVariant',
      'Shop',
      'Cart',
    ].flatMap((type) => [
      [`${type}.metafield`, [() => ({ namespace: 'custom', key: 'wrapping' })]],
      [`${type}.metafields`, [() => ({ identifiers: [{ namespace: 'custom', key: 'wrapping' }] })]],
    ]),
  ),

  'Mutation.cartCreate': [
    () => ({}),
    async (storefront) => ({ input: { lines: [await storefront.soldOutLine()] } }),
  ],
  'Mutation.cartLinesAdd': [
    async (storefront) => ({ cartId: await storefront.fullCart(), lines: [await storefront.soldOutLine()] }),
    unknownCart({ lines: [] }),
  ],
  'Mutation.cartLinesUpdate': [
    async (storefront) => {
      const cartId = await storefront.fullCart();
      return { cartId, lines: [{ id: await firstLineOf(storefront, cartId), quantity: 3 }] };
    },
  ],
  'Mutation.cartLinesRemove': [
    async (storefront) => {
      const cartId = await storefront.fullCart();
      return { cartId, lineIds: [await firstLineOf(storefront, cartId)] };
    },
  ],
  'Mutation.cartAttributesUpdate': [ofCart({ attributes: [{ key: 'gift', value: 'no' }] })],
  'Mutation.cartNoteUpdate': [ofCart({ note: 'Ring twice' })],
  'Mutation.cartDiscountCodesUpdate': [ofCart({ discountCodes: ['FLAT400', 'NOPE'] })],
  'Mutation.cartGiftCardCodesUpdate': [ofCart({ giftCardCodes: ['gift-250'] })],
  'Mutation.cartGiftCardCodesRemove': [ofCart({ appliedGiftCardIds: [] })],
  'Mutation.cartBuyerIdentityUpdate': [ofCart({ buyerIdentity: { email: 'mira@naap.example' } })],
  'Mutation.cartBillingAddressUpdate': [ofCart({ billingAddress: address })],
  'Mutation.cartDeliveryAddressesAdd': [ofCart({ addresses: [{ address: { deliveryAddress } }] })],
  'Mutation.cartDeliveryAddressesUpdate': [
    async (storefront) => {
      const cartId = await storefront.fullCart();
      return { cartId, addresses: [{ id: await storefront.addressOf(cartId), oneTimeUse: true }] };
    },
  ],
  'Mutation.cartDeliveryAddressesRemove': [
    async (storefront) => {
      const cartId = await storefront.fullCart();
      return { cartId, addressIds: [await storefront.addressOf(cartId)] };
    },
  ],
  'Mutation.cartSelectedDeliveryOptionsUpdate': [
    async (storefront) => {
      const cartId = await storefront.fullCart();
      const data = await storefront.dataOf(
        'query ($id: ID!) { cart(id: $id) { deliveryGroups(first: 1) { nodes { id deliveryOptions { handle } } } } }',
        { id: cartId },
      );
      const group = at(data, 'cart.deliveryGroups.nodes.0') ?? null;
      const choice = {
        deliveryGroupId: at(group, 'id'),
        deliveryOptionHandle: at(group, 'deliveryOptions.1.handle'),
      };
      return { cartId, selectedDeliveryOptions: [choice] };
    },
  ],
  'Mutation.cartMetafieldsSet': [
    async (storefront) => ({
      metafields: [
        {
          ownerId: await storefront.fullCart(),
          key: 'custom.favourite',
          type: 'product_reference',
          value: productGid(storefront),
        },
      ],
    }),
    () => ({
      metafields: [
        { ownerId: 'gid://shopify/Cart/none', key: 'custom.note', type: 'boolean', value: 'true' },
      ],
    }),
  ],
  'Mutation.cartMetafieldDelete': [
    async (storefront) => ({ input: { ownerId: await storefront.fullCart(), key: 'custom.wrapping' } }),
    async (storefront) => ({ input: { ownerId: await storefront.fullCart(), key: 'custom.none' } }),
  ],
  'Mutation.cartPaymentUpdate': [
    paymentOf({ directPaymentMethod: { sessionId: 'session', billingAddress: address } }),
  ],
  'Mutation.cartPrepareForCompletion': [
    ofCart(),
    async (storefront) => ({ cartId: await storefront.emptyCart() }),
  ],
  'Mutation.cartSubmitForCompletion': [
    async (storefront) => ({
      cartId: await storefront.paidCart(),
      attemptToken: storefront.unique('attempt'),
    }),
    async (storefront) => ({
      cartId: await storefront.emptyCart(),
      attemptToken: storefront.unique('attempt'),
    }),
    async (storefront) => ({
      cartId: await storefront.fullCart(),
      attemptToken: await storefront.completedAttempt(),
    }),
  ],

  'Mutation.customerCreate': [
    (storefront) => ({ input: { email: `${storefront.unique('new')}@naap.example`, password: 'secret' } }),
    () => ({ input: { email: 'nobody', password: 'secret' } }),
  ],
  'Mutation.customerAccessTokenCreate': [async (storefront) => ({ input: await storefront.newCustomer() })],
  'Mutation.customerAccessTokenRenew': [ofCustomer(), () => ({ customerAccessToken: 'none' })],
  'Mutation.customerAccessTokenDelete': [ofCustomer()],
  'Mutation.customerAccessTokenCreateWithMultipass': [() => ({ multipassToken: 'none' })],
  'Mutation.customerUpdate': [ofCustomer({ customer: { firstName: 'Mira', password: 'another' } })],
  'Mutation.customerRecover': [() => ({ email: 'nobody@naap.example' })],
  'Mutation.customerActivate': [
    () => ({ id: 'gid://shopify/Customer/1', input: { activationToken: 'none', password: 'secret' } }),
  ],
  'Mutation.customerActivateByUrl': [
    () => ({ activationUrl: 'https://naap.example/account/activate/1', password: 'secret' }),
  ],
  'Mutation.customerReset': [
    () => ({ id: 'gid://shopify/Customer/1', input: { resetToken: 'none', password: 'secret' } }),
  ],
  'Mutation.customerResetByUrl': [
    () => ({ resetUrl: 'https://naap.example/account/reset/1', password: 'secret' }),
  ],
  'Mutation.customerAddressCreate': [ofCustomer({ address })],
  'Mutation.customerAddressUpdate': [ofAddress('id', { address })],
  'Mutation.customerAddressDelete': [ofAddress('id')],
  'Mutation.customerDefaultAddressUpdate': [ofAddress('addressId')],

  'Mutation.shopPayPaymentRequestSessionCreate': [
    () => ({ sourceIdentifier: 'order-1', paymentRequest }),
    () => ({ sourceIdentifier: 'order-1', paymentRequest: { ...paymentRequest, discounts: [{}] } }),
  ],
  'Mutation.shopPayPaymentRequestSessionSubmit': [
    async (storefront) => {
      const data = await storefront.dataOf(
        'mutation ($request: ShopPayPaymentRequestInput!) { shopPayPaymentRequestSessionCreate(sourceIdentifier: "order-1", paymentRequest: $request) { shopPayPaymentRequestSession { token } } }',
        {
          request: {
            locale: 'en',
            presentmentCurrency: 'INR',
            subtotal: { amount: '500.0', currencyCode: 'INR' },
            total: { amount: '500.0', currencyCode: 'INR' },
          },
        },
      );
      const path = 'shopPayPaymentRequestSessionCreate.shopPayPaymentRequestSession.token';
      return { token: at(data, path), idempotencyKey: storefront.unique('key'), paymentRequest };
    },
  ],
};

/** Types without an object in this shop, which has no subscriptions, bundles, videos or business customers. */
export const absentTypes: readonly string[] = [
  'AutomaticDiscountApplication',
  'CartAutomaticDiscountAllocation',
  'CartCompletionActionRequired',
  'CartCompletionFailed',
  'CartCompletionProcessing',
  'CartCustomDiscountAllocation',
  'CartThrottled',
  'Company',
  'CompanyContact',
  'CompanyLocation',
  'CompletePaymentChallenge',
  'CompletionError',
  'ComponentizableCartLine',
  'DiscountAllocation',
  'DiscountApplicationConnection',
  'DiscountApplicationEdge',
  'DiscountCodeApplication',
  'ExternalVideo',
  'Fulfillment',
  'FulfillmentLineItem',
  'FulfillmentLineItemConnection',
  'FulfillmentLineItemEdge',
  'FulfillmentTrackingInfo',
  'GenericFile',
  'ManualDiscountApplication',
  'MediaPresentation',
  'Model3d',
  'Model3dSource',
  'Order',
  'OrderEdge',
  'OrderLineItem',
  'OrderLineItemConnection',
  'OrderLineItemEdge',
  'ProductVariantComponent',
  'ProductVariantComponentEdge',
  'PurchasingCompany',
  'QuantityPriceBreak',
  'QuantityPriceBreakEdge',
  'ScriptDiscountApplication',
  'SellingPlan',
  'SellingPlanAllocation',
  'SellingPlanAllocationEdge',
  'SellingPlanAllocationPriceAdjustment',
  'SellingPlanCheckoutCharge',
  'SellingPlanCheckoutChargePercentageValue',
  'SellingPlanConnection',
  'SellingPlanEdge',
  'SellingPlanFixedAmountPriceAdjustment',
  'SellingPlanFixedPriceAdjustment',
  'SellingPlanGroup',
  'SellingPlanGroupEdge',
  'SellingPlanGroupOption',
  'SellingPlanOption',
  'SellingPlanPercentagePriceAdjustment',
  'SellingPlanPriceAdjustment',
  'SellingPlanRecurringBillingPolicy',
  'SellingPlanRecurringDeliveryPolicy',
  'ShopPayInstallmentsFinancingPlan',
  'ShopPayInstallmentsFinancingPlanTerm',
  'ShopPayInstallmentsPricing',
  'ShopPayInstallmentsProductVariantPricing',
  'ShopPayPaymentRequestContactField',
  'SubmitThrottled',
  'UnitPriceMeasurement',
  'Video',
  'VideoSource',
];
