import { catalogue as buildCatalogue } from '../src/catalogue/index.ts';
import { createRandom } from '../src/catalogue/random.ts';
import type { Catalogue } from '../src/catalogue/types.ts';
import { createStorefrontHandler, storefrontPath } from '../src/storefront/handler.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Answer {
  readonly data?: JsonObject | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: JsonObject;
  }[];
}

const origin = 'http://localhost:8788';
const dayMs = 86_400_000;
const deliveryAddress = {
  firstName: 'Mira',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  provinceCode: 'KA',
  zip: '560001',
  countryCode: 'IN',
};

/** Creates a storefront for tests, with a clock that the test can advance and a seeded random number generator. */
export function createTestStorefront(catalogue: Catalogue = buildCatalogue()) {
  let now = Date.UTC(2026, 10, 1);
  const handle = createStorefrontHandler({
    catalogue,
    token: 'token',
    imageOrigin: origin,
    now: () => now,
    random: createRandom('test-storefront').next,
  });

  /** Sends a request with the access token and any body. */
  const post = (body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    handle(
      new Request(`${origin}${storefrontPath}`, {
        method: 'POST',
        body,
        headers: { 'X-Shopify-Storefront-Access-Token': 'token', ...headers },
      }),
    );

  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
    const response = await post(JSON.stringify({ query, variables }));
    return response.json();
  };
  /** Sends an operation that must succeed, and returns its data. */
  const dataOf = async (
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<JsonObject> => {
    const { data, errors } = await ask(query, variables);
    if (errors || !data) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  };

  let used = 0;
  const unique = (prefix: string): string => {
    used += 1;
    return `${prefix}-${used}`;
  };
  const textAt = (data: JsonObject, path: string): string => {
    const value = at(data, path);
    if (typeof value !== 'string') throw new Error(`There is no text at ${path} of ${JSON.stringify(data)}.`);
    return value;
  };
  const variants = catalogue.products.flatMap((product) => product.variants);
  const lineWithStock = (
    matches: (stock: number) => boolean,
  ): { merchandiseId: string; quantity: number } => {
    const variant = variants.find(({ quantityAvailable }) => matches(quantityAvailable));
    if (!variant) throw new Error('The catalogue has no variant with such a stock.');
    return { merchandiseId: `gid://shopify/ProductVariant/${variant.id}`, quantity: 2 };
  };

  const createCart = async (input: Readonly<Record<string, unknown>>): Promise<string> => {
    const data = await dataOf('mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }', {
      input,
    });
    return textAt(data, 'cartCreate.cart.id');
  };
  const newCustomer = async (): Promise<{ readonly email: string; readonly password: string }> => {
    const input = { email: `${unique('shopper')}@naap.example`, password: 'secret', firstName: 'Mira' };
    await dataOf(
      'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
      {
        input,
      },
    );
    return { email: input.email, password: input.password };
  };
  /** Creates a customer with an address, and returns an access token. */
  const signedInCustomer = async (): Promise<string> => {
    const data = await dataOf(
      'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
      { input: await newCustomer() },
    );
    const token = textAt(data, 'customerAccessTokenCreate.customerAccessToken.accessToken');
    await dataOf(
      'mutation ($token: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }',
      {
        token,
        address: { ...deliveryAddress, countryCode: undefined, provinceCode: undefined, country: 'India' },
      },
    );
    return token;
  };
  /** Creates a cart with all kinds of data, and returns its id. */
  const fullCart = async (): Promise<string> =>
    createCart({
      note: 'Ring the bell',
      attributes: [{ key: 'gift', value: 'yes' }],
      lines: [{ ...lineWithStock((stock) => stock > 10), attributes: [{ key: 'engraving', value: 'M' }] }],
      discountCodes: ['FLAT400', 'first10', 'NOPE'],
      giftCardCodes: ['GIFT-250'],
      metafields: [{ key: 'custom.wrapping', type: 'single_line_text_field', value: 'paper' }],
      buyerIdentity: {
        email: 'mira@naap.example',
        countryCode: 'IN',
        customerAccessToken: await signedInCustomer(),
        preferences: {
          wallet: ['shop_pay'],
          delivery: {
            deliveryMethod: ['SHIPPING'],
            coordinates: { latitude: 12.9, longitude: 77.6, countryCode: 'IN' },
          },
        },
      },
      delivery: { addresses: [{ selected: true, address: { deliveryAddress } }] },
    });
  const totalOf = async (
    cartId: string,
  ): Promise<{ readonly amount: string; readonly currencyCode: string }> => {
    const data = await dataOf(
      'query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount currencyCode } } } }',
      {
        id: cartId,
      },
    );
    const amount = textAt(data, 'cart.cost.totalAmount.amount');
    return { amount, currencyCode: textAt(data, 'cart.cost.totalAmount.currencyCode') };
  };
  /** Creates a cart with a payment, and returns its id. */
  const paidCart = async (): Promise<string> => {
    const cartId = await fullCart();
    const payment = {
      amount: await totalOf(cartId),
      directPaymentMethod: { sessionId: 'session', billingAddress: { city: 'Bengaluru' } },
    };
    await dataOf(
      'mutation ($cartId: ID!, $payment: CartPaymentInput!) { cartPaymentUpdate(cartId: $cartId, payment: $payment) { cart { id } } }',
      { cartId, payment },
    );
    return cartId;
  };

  return {
    catalogue,
    origin,
    handle,
    post,
    ask,
    dataOf,
    unique,
    newCustomer,
    signedInCustomer,
    fullCart,
    paidCart,
    totalOf,
    emptyCart: () => createCart({}),
    soldOutLine: () => lineWithStock((stock) => stock === 0),
    addressOf: async (cartId: string): Promise<string> =>
      textAt(
        await dataOf('query ($id: ID!) { cart(id: $id) { delivery { addresses { id } } } }', { id: cartId }),
        'cart.delivery.addresses.0.id',
      ),
    /** Orders a cart, and returns the attempt token. */
    completedAttempt: async (): Promise<string> => {
      const token = unique('attempt');
      await dataOf(
        'mutation ($cartId: ID!, $token: String!) { cartSubmitForCompletion(cartId: $cartId, attemptToken: $token) { result { __typename } } }',
        { cartId: await paidCart(), token },
      );
      return token;
    },
    advanceDays(days: number): void {
      now += days * dayMs;
    },
  };
}

export type TestStorefront = ReturnType<typeof createTestStorefront>;

/** Returns the value at a path of keys and indexes such as `cart.lines.nodes.0.id`; undefined if there is none. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((part, key) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return (part as { readonly [key: string]: Json })[key];
  }, value);
}
