import { catalogue as buildCatalogue } from '../src/catalogue/index.ts';
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
const day = 86_400_000;
const deliveryAddress = {
  firstName: 'Mira',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  provinceCode: 'KA',
  zip: '560001',
  countryCode: 'IN',
};

/** A storefront of its own for a test, with a clock that the test sets and seeded randomness. */
export function createTestStorefront(catalogue: Catalogue = buildCatalogue()) {
  let now = Date.UTC(2026, 10, 1);
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const handler = createStorefrontHandler({
    catalogue,
    token: 'token',
    imageOrigin: origin,
    now: () => now,
    random,
  });

  const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
    const response = await handler(
      new Request(`${origin}${storefrontPath}`, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: { 'X-Shopify-Storefront-Access-Token': 'token' },
      }),
    );
    return response.json();
  };
  /** The data of an operation that has to succeed. */
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
    if (typeof value !== 'string') throw new Error(`no text at ${path} of ${JSON.stringify(data)}`);
    return value;
  };
  const variants = catalogue.products.flatMap((product) => product.variants);
  const lineOf = (has: (stock: number) => boolean): { merchandiseId: string; quantity: number } => {
    const variant = variants.find(({ quantityAvailable }) => has(quantityAvailable));
    if (!variant) throw new Error('the catalogue has no variant with such a stock');
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
  /** The access token of a customer with an address. */
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
  /** The id of a cart that has everything a cart can have. */
  const fullCart = async (): Promise<string> =>
    createCart({
      note: 'Ring the bell',
      attributes: [{ key: 'gift', value: 'yes' }],
      lines: [{ ...lineOf((stock) => stock > 10), attributes: [{ key: 'engraving', value: 'M' }] }],
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
    ask,
    dataOf,
    unique,
    newCustomer,
    signedInCustomer,
    fullCart,
    paidCart,
    totalOf,
    emptyCart: () => createCart({}),
    soldOutLine: () => lineOf((stock) => stock === 0),
    addressOf: async (cartId: string): Promise<string> =>
      textAt(
        await dataOf('query ($id: ID!) { cart(id: $id) { delivery { addresses { id } } } }', { id: cartId }),
        'cart.delivery.addresses.0.id',
      ),
    /** The token of an attempt that ended in an order. */
    completedAttempt: async (): Promise<string> => {
      const token = unique('attempt');
      await dataOf(
        'mutation ($cartId: ID!, $token: String!) { cartSubmitForCompletion(cartId: $cartId, attemptToken: $token) { result { __typename } } }',
        { cartId: await paidCart(), token },
      );
      return token;
    },
    advanceDays(days: number): void {
      now += days * day;
    },
  };
}

export type TestStorefront = ReturnType<typeof createTestStorefront>;

/** The value at a path of keys and indexes such as `cart.lines.nodes.0.id`; undefined where the path ends early. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((part, key) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return (part as { readonly [key: string]: Json })[key];
  }, value);
}
