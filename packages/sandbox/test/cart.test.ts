import { describe, expect, it } from 'vitest';
import { at, createTestStorefront, type JsonObject } from './storefront.ts';

const lineFields =
  'lines(first: 10) { nodes { id quantity cost { totalAmount { amount } } merchandise { ... on ProductVariant { id quantityAvailable price { amount } } } } }';
const cartFields = `id totalQuantity cost { subtotalAmount { amount } totalAmount { amount } } discountCodes { code applicable } ${lineFields}`;
const payload = `cart { ${cartFields} } userErrors { code field message } warnings { code target }`;

const storefront = createTestStorefront();
const variants = storefront.catalogue.products.flatMap((product) => product.variants);
const [first, second] = variants.filter(({ quantityAvailable }) => quantityAvailable > 20);
const soldOut = variants.find(({ quantityAvailable }) => quantityAvailable === 0);
const scarce = variants.find(({ quantityAvailable }) => quantityAvailable > 0 && quantityAvailable < 5);
if (!first || !second || !soldOut || !scarce) throw new Error('The catalogue has no such variants.');
const gid = ({ id }: { readonly id: number }): string => `gid://shopify/ProductVariant/${id}`;
const rupees = (paise: number): number => paise / 100;

const create = async (input: object): Promise<JsonObject> => {
  const data = await storefront.dataOf(
    `mutation ($input: CartInput) { cartCreate(input: $input) { ${payload} } }`,
    {
      input,
    },
  );
  return data.cartCreate as JsonObject;
};
const add = async (cartId: unknown, lines: readonly object[]): Promise<JsonObject> => {
  const data = await storefront.dataOf(
    `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { ${payload} } }`,
    { cartId, lines },
  );
  return data.cartLinesAdd as JsonObject;
};
const amount = (data: JsonObject, path: string): number => Number(at(data, `${path}.amount`));

describe('a cart', () => {
  it('adds up the cost of its lines', async () => {
    const cart = await create({
      lines: [
        { merchandiseId: gid(first), quantity: 2 },
        { merchandiseId: gid(second), quantity: 1 },
      ],
    });
    const expected = rupees(2 * first.price + second.price);
    expect(amount(cart, 'cart.cost.subtotalAmount')).toBeCloseTo(expected);
    expect(amount(cart, 'cart.cost.totalAmount')).toBeCloseTo(expected);
    expect(at(cart, 'cart.totalQuantity')).toBe(3);
  });

  it('merges equal lines, but not those with other attributes, and lists the newest first', async () => {
    const created = await create({ lines: [{ merchandiseId: gid(first) }] });
    const id = at(created, 'cart.id');
    await add(id, [{ merchandiseId: gid(first), quantity: 2 }]);
    const cart = await add(id, [
      { merchandiseId: gid(first), attributes: [{ key: 'engraving', value: 'A' }] },
    ]);
    expect(at(cart, 'cart.lines.nodes')).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
  });

  it('keeps a sold-out line with the quantity 0 and a warning', async () => {
    const cart = await create({ lines: [{ merchandiseId: gid(soldOut) }] });
    const line = at(cart, 'cart.lines.nodes.0.id');
    expect(cart.warnings).toEqual([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: line }]);
    expect(cart.userErrors).toEqual([]);
    expect(at(cart, 'cart.totalQuantity')).toBe(0);
  });

  it('lowers a quantity to the stock with a warning', async () => {
    const cart = await create({ lines: [{ merchandiseId: gid(scarce), quantity: 50 }] });
    expect(cart.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
    expect(at(cart, 'cart.totalQuantity')).toBe(scarce.quantityAvailable);
  });

  it.each([
    ['unknown merchandise', { merchandiseId: 'gid://shopify/ProductVariant/1' }, 'INVALID', 'merchandiseId'],
    ['a quantity of zero', { merchandiseId: gid(first), quantity: 0 }, 'INVALID', 'quantity'],
    ['a negative quantity', { merchandiseId: gid(first), quantity: -1 }, 'INVALID', 'quantity'],
    ['too large a quantity', { merchandiseId: gid(first), quantity: 2_000_000 }, 'LESS_THAN', 'quantity'],
  ])('rejects %s and stays unchanged', async (_, line, code, field) => {
    const id = at(await create({ lines: [{ merchandiseId: gid(first) }] }), 'cart.id');
    const refused = await add(id, [{ merchandiseId: gid(second) }, line]);
    expect(refused).toMatchObject({ cart: null, userErrors: [{ code, field: ['lines', '1', field] }] });
    const { cart } = await storefront.dataOf('query ($id: ID!) { cart(id: $id) { totalQuantity } }', { id });
    expect(cart).toEqual({ totalQuantity: 1 });
  });

  it('applies percentages to its lines and fixed amounts to the order, down to a total of zero', async () => {
    const lines = [{ merchandiseId: gid(first), quantity: 1 }];
    const percent = await create({ lines, discountCodes: ['first10', 'NOPE'] });
    expect(amount(percent, 'cart.cost.subtotalAmount')).toBeCloseTo(rupees(Math.round(first.price * 0.9)));
    expect(at(percent, 'cart.discountCodes')).toEqual([
      { code: 'first10', applicable: true },
      { code: 'NOPE', applicable: false },
    ]);
    const flat = await create({ lines, discountCodes: ['FLAT400'] });
    expect(amount(flat, 'cart.cost.subtotalAmount')).toBeCloseTo(rupees(first.price));
    expect(amount(flat, 'cart.cost.totalAmount')).toBeCloseTo(Math.max(0, rupees(first.price) - 400));
  });

  it('does not exist for mutations and queries with a wrong key', async () => {
    const id = String(at(await create({}), 'cart.id')).replace(/key=\w+/, 'key=none');
    expect(await storefront.dataOf('query ($id: ID!) { cart(id: $id) { id } }', { id })).toEqual({
      cart: null,
    });
    const { userErrors } = await add(id, []);
    expect(userErrors).toEqual([
      { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
    ]);
  });

  it('is deleted when it is ordered, and after ten days without a change', async () => {
    const ordered = await storefront.paidCart();
    await storefront.dataOf(
      'mutation ($id: ID!) { cartSubmitForCompletion(cartId: $id, attemptToken: "once") { result { __typename } } }',
      { id: ordered },
    );
    const query = 'query ($id: ID!) { cart(id: $id) { id } }';
    expect(await storefront.dataOf(query, { id: ordered })).toEqual({ cart: null });

    const kept = at(await create({}), 'cart.id');
    storefront.advanceDays(10);
    expect(await storefront.dataOf(query, { id: kept })).toEqual({ cart: { id: kept } });
    storefront.advanceDays(1);
    expect(await storefront.dataOf(query, { id: kept })).toEqual({ cart: null });
  });

  it('does not exist in another storefront', async () => {
    const id = at(await create({}), 'cart.id');
    const other = createTestStorefront();
    expect(await other.dataOf('query ($id: ID!) { cart(id: $id) { id } }', { id })).toEqual({ cart: null });
  });
});

describe('a global id', () => {
  it.each(['1', '', 'gid://shopify/Product', 'gid://other/Product/1', 'Product/1'])(
    'with an invalid format (%j) is rejected as a literal and as a variable',
    async (id) => {
      const literal = await storefront.ask(`{ node(id: ${JSON.stringify(id)}) { id } }`);
      expect(literal.errors?.[0]?.message).toBe(`Invalid global id '${id}'`);
      const variable = await storefront.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
        ids: [id],
      });
      expect(variable.data).toBeUndefined();
      expect(variable.errors?.[0]).toMatchObject({
        message: 'Variable $ids of type [ID!]! was provided invalid value',
        extensions: { problems: [{ path: [0], explanation: `Invalid global id '${id}'` }] },
      });
    },
  );

  it('of an object that does not exist is null', async () => {
    const ids = ['gid://shopify/Product/1', 'gid://shopify/Nothing/1', 'gid://shopify/Cart/none'];
    const { nodes } = await storefront.dataOf('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(nodes).toEqual([null, null, null]);
  });
});

describe('@inContext', () => {
  const query =
    'query ($country: CountryCode = AE, $language: LanguageCode) @inContext(country: $country, language: $language) { localization { country { isoCode } language { isoCode name } } }';

  it.each([
    [{ country: 'US', language: 'HI' }, 'US', 'HI'],
    [{}, 'AE', 'EN'],
    [{ country: 'FR', language: 'FR' }, 'IN', 'EN'],
  ])('%j selects the country %s and the language %s', async (variables, country, language) => {
    const data = await storefront.dataOf(query, variables);
    expect(at(data, 'localization.country.isoCode')).toBe(country);
    expect(at(data, 'localization.language.isoCode')).toBe(language);
  });
});

describe('adjacent variants', () => {
  it('differ from the selected one in one option', async () => {
    const product = storefront.catalogue.products.find(({ options }) => options.length === 2);
    const chosen = product?.variants[0]?.selectedOptions ?? [];
    const data = await storefront.dataOf(
      'query ($handle: String!, $chosen: [SelectedOptionInput!]) { product(handle: $handle) { adjacentVariants(selectedOptions: $chosen) { selectedOptions { name value } } } }',
      { handle: product?.handle, chosen },
    );
    const neighbours = at(data, 'product.adjacentVariants') as readonly JsonObject[];
    const expected = product?.variants.filter(
      ({ selectedOptions }) =>
        selectedOptions.filter(({ value }, index) => value !== chosen[index]?.value).length === 1,
    );
    const optionsOf = (list: readonly object[] = []) =>
      list.map((variant) => JSON.stringify(Reflect.get(variant, 'selectedOptions'))).toSorted();
    expect(optionsOf(neighbours)).toEqual(optionsOf(expected));
    expect(neighbours.length).toBeGreaterThan(0);
  });
});
