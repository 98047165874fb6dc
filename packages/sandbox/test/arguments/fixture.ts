import { expect } from 'vitest';
import { createSandbox } from '../../src/create-sandbox.ts';

const sandbox = createSandbox();
const { urls, storefrontToken, storefront } = sandbox;
export const { catalogue } = sandbox;

interface GraphQLResponse {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends a GraphQL operation. */
export async function ask(query: string): Promise<GraphQLResponse> {
  const response = await storefront.fetch(
    new Request(urls.storefront, {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': storefrontToken },
      body: JSON.stringify({ query }),
    }),
  );
  return response.json();
}

/** Returns the data of a selection on QueryRoot, which must succeed. */
export async function dataOf(selection: string): Promise<unknown> {
  const { data, errors } = await ask(`{ ${selection} }`);
  expect(errors, selection).toBeUndefined();
  return data;
}

/** Returns the first value of a key, at any depth. */
export function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, key)) return Reflect.get(value, key);
  for (const inner of Object.values(value)) {
    const found = valueAt(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sample<T>(items: readonly T[], matches: (item: T) => boolean): T {
  const item = items.find(matches);
  if (!item) throw new Error('The catalogue has no such item.');
  return item;
}

export const product = sample(
  catalogue.products,
  ({ images, options, variants }) =>
    images.length > 3 &&
    options.length === 2 &&
    variants.every(({ quantityAvailable }) => quantityAvailable > 0),
);
export const lastVariantOptions = product.variants.at(-1)?.selectedOptions ?? [];
export const soldOutProduct = sample(catalogue.products, ({ variants }) =>
  variants.every(({ quantityAvailable }) => quantityAvailable === 0),
);

export const gid = (type: string, id: number): string => `"gid://shopify/${type}/${id}"`;
export const text = JSON.stringify;
export const inProduct = (fields: string): string => `product(handle: ${text(product.handle)}) { ${fields} }`;
export const inVariant = (fields: string): string => inProduct(`variants(first: 1) { nodes { ${fields} } }`);
export const inCollection = (fields: string): string => `collection(handle: "women") { ${fields} }`;
export const inImage = (fields: string): string => inProduct(`featuredImage { ${fields} }`);
export const inBlog = (fields: string): string => `blog(handle: "journal") { ${fields} }`;
export const inArticle = (fields: string): string =>
  inBlog(`articles(first: 3, sortKey: PUBLISHED_AT) { nodes { ${fields} } }`);
export const selected = (options: readonly { readonly name: string; readonly value: string }[]): string =>
  `selectedOptions: [${options.map(({ name, value }) => `{ name: ${text(name)}, value: ${text(value)} }`).join(', ')}]`;
/** The options of the last variant in upper case. */
export const upperCaseOptions = lastVariantOptions.map(({ name, value }) => ({
  name: name.toUpperCase(),
  value: value.toUpperCase(),
}));
/** The options of the last variant and one that the product does not have. */
export const optionsWithUnknown = [...lastVariantOptions, { name: 'Engraving', value: 'none' }];

/** Selections of list items. */
export const edges = 'edges { cursor }';
export const productIds = 'nodes { ... on Product { id } }';

let cartId = '';
let customerToken = '';
export const inCart = (fields: string): string => `cart(id: ${cartId}) { ${fields} }`;
export const inCustomer = (fields: string): string =>
  `customer(customerAccessToken: ${customerToken}) { ${fields} }`;

/** Creates a cart with two lines, and a signed-in customer with two addresses, for the selections in them. */
export async function createCartAndCustomer(): Promise<void> {
  const lines = product.variants
    .slice(0, 2)
    .map(
      ({ id }) =>
        `{ merchandiseId: ${gid('ProductVariant', id)}, attributes: [{ key: "hem", value: "short" }] }`,
    )
    .join(', ');
  const address =
    'firstName: "Meera", lastName: "Iyer", company: "Naap", address1: "12 MG Road", city: "Mumbai", zip: "400001"';
  const delivery = (city: string, isSelected: boolean): string =>
    `{ selected: ${isSelected}, address: { deliveryAddress: { ${address.replace('Mumbai', city)}, countryCode: IN, provinceCode: "MH" } } }`;
  const created = await ask(`mutation { cartCreate(input: {
    lines: [${lines}]
    attributes: [{ key: "gift", value: "yes" }]
    metafields: [{ key: "custom.note", type: "single_line_text_field", value: "ring twice" }]
    delivery: { addresses: [${delivery('Mumbai', true)}, ${delivery('Pune', false)}] }
  }) { cart { id } userErrors { message } } }`);
  cartId = text(valueAt(created.data, 'id'));

  const account = 'email: "meera@example.com", password: "secret1"';
  await ask(`mutation { customerCreate(input: { ${account} }) { customerUserErrors { message } } }`);
  const signedIn = await ask(
    `mutation { customerAccessTokenCreate(input: { ${account} }) { customerAccessToken { accessToken } } }`,
  );
  customerToken = text(valueAt(signedIn.data, 'accessToken'));
  for (const city of ['Mumbai', 'Pune']) {
    await ask(
      `mutation { customerAddressCreate(customerAccessToken: ${customerToken}, address: { ${address.replace('Mumbai', city)}, country: "India", province: "Maharashtra" }) { customerUserErrors { message } } }`,
    );
  }
}
