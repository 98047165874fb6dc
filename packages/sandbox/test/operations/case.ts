import { at, type TestStorefront } from '../storefront.ts';

type Values = Readonly<Record<string, unknown>>;

/** The variables and expectations of an operation. */
interface Case {
  readonly variables?: Values | ((storefront: TestStorefront) => Values | Promise<Values>);
  /** Paths in the response that must have a value. */
  readonly data: readonly string[];
  /** The code of the only expected user error. Default: no user errors. */
  readonly refusedWith?: string;
}

/** Cases by operation name. */
export type Cases = Readonly<Record<string, Case>>;

export const india = { country: 'IN', language: 'EN' };
const money = (amount: string): Values => ({ amount, currencyCode: 'INR' });
export const paymentRequest = {
  locale: 'en',
  presentmentCurrency: 'INR',
  lineItems: [
    { label: 'Shirt', quantity: 1, finalItemPrice: money('500.0'), finalLinePrice: money('500.0') },
  ],
  subtotal: money('500.0'),
  total: money('500.0'),
};
export const mailingAddress = {
  firstName: 'Mira',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  country: 'India',
  zip: '560001',
};
export const deliveryAddress = {
  ...mailingAddress,
  country: undefined,
  countryCode: 'IN',
  address1: '9 Hill Road',
};

function product({ catalogue }: TestStorefront) {
  const found = catalogue.products.find(
    ({ variants, options, images }) =>
      options.length > 1 &&
      images.length > 1 &&
      variants.every(({ quantityAvailable }) => quantityAvailable > 2),
  );
  if (!found) throw new Error('The catalogue has no such product.');
  return found;
}
export const productHandle = (storefront: TestStorefront): Values => ({ handle: product(storefront).handle });
export const selectedOptions = (storefront: TestStorefront) =>
  product(storefront).variants[1]?.selectedOptions;
export const variantGid = (storefront: TestStorefront, index: number): string =>
  `gid://shopify/ProductVariant/${product(storefront).variants[index]?.id}`;
export const productGid = (storefront: TestStorefront): string =>
  `gid://shopify/Product/${product(storefront).id}`;

/** Returns variables with a value from the response of another operation. */
export const variableFrom =
  (name: string, query: string, path: string, more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    [name]: at(await storefront.dataOf(query), path),
    ...more,
  });

/** Returns variables with the id of a cart that has all kinds of data. */
export const cartWith =
  (more: Values | ((storefront: TestStorefront) => Values) = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    id: await storefront.fullCart(),
    ...(typeof more === 'function' ? more(storefront) : more),
  });
/** Returns variables with the id of such a cart, and others from the data that `selection` reads from it. */
export const cartWithData =
  (selection: string, toValues: (cart: Parameters<typeof at>[0], storefront: TestStorefront) => Values) =>
  async (storefront: TestStorefront): Promise<Values> => {
    const id = await storefront.fullCart();
    const data = await storefront.dataOf(`query ($id: ID!) { cart(id: $id) { ${selection} } }`, { id });
    return { id, ...toValues(data.cart, storefront) };
  };
/** Returns variables with the access token of a customer with an address. */
export const customerWith =
  (more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => ({
    token: await storefront.signedInCustomer(),
    ...more,
  });
/** Returns variables with the access token of a customer and the id of the customer's address. */
export const addressWith =
  (more: Values = {}) =>
  async (storefront: TestStorefront): Promise<Values> => {
    const token = await storefront.signedInCustomer();
    const data = await storefront.dataOf(
      'query ($token: String!) { customer(customerAccessToken: $token) { addresses(first: 1) { nodes { id } } } }',
      { token },
    );
    return { token, id: at(data, 'customer.addresses.nodes.0.id'), ...more };
  };
