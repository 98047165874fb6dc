import { createStorefrontClient, type ProductPage } from '@naap/api-clients';
import { loadContent } from '@naap/content/node';
import { createSandbox } from '@naap/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createQueryClient,
  type FilterSelection,
  filterState,
  NO_SELECTION,
  NO_STORE_FILTERS,
  type ProductListInput,
  planFilterCounts,
  productCountsQueryOptions,
  productListRequest,
  wholePrices,
} from '../../src/index.ts';

/** For each of the two stores. */
const numRuns = Number(process.env.NAAP_FUZZ_RUNS ?? 10);
const seed = Number(process.env.NAAP_FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Makes the cards of a response well-formed: eu-shoes has malformed products, which are counted but not listed. */
async function mendCards(response: Response): Promise<Response> {
  const money = { minVariantPrice: { amount: '9.0', currencyCode: 'EUR' } };
  const card = { id: 'gid://shopify/Product/1', title: 'Mended', priceRange: money, variants: { nodes: [] } };
  const text = JSON.stringify(JSON.parse(await response.text()), (key, value) =>
    key === 'node' ? { ...value, ...card } : value,
  );
  return new Response(text, response);
}

describe.each(['naap', 'eu-shoes'] as const)('the counts of filters in the store %s', async (store) => {
  const content = await loadContent(store);
  const sandbox = createSandbox({ store });
  const { products, collections } = sandbox.catalogue;
  const storefront = createStorefrontClient({
    url: sandbox.urls.storefront,
    token: sandbox.storefrontToken,
    fetch: async (input, init) => mendCards(await sandbox.site.fetch(new Request(input, init))),
  });
  const { genders, categories, styles } = content.filters;
  const tags = [...genders.map(({ tag }) => tag), ...categories, ...styles];
  // The first group that has a tag is its group.
  const groups = [
    genders.map(({ tag }) => tag),
    content.categories.flatMap((gender) => gender.groups.map(({ tag }) => tag)),
    categories,
    styles,
  ];
  const groupOf = (tag: string) => groups.findIndex((members) => members.includes(tag));
  const brands = [...new Set(products.map(({ vendor }) => vendor))];
  const words = [...new Set(products.map(({ productType }) => productType))];

  async function countsOf(input: ProductListInput, selection: FilterSelection) {
    const queryClient = createQueryClient();
    const { requests, readCounts } = planFilterCounts(input, selection, content);
    const source = { queryClient, storefront };
    const results = await Promise.all(
      requests.map((request) => queryClient.fetchQuery(productCountsQueryOptions(source, request))),
    );
    return readCounts(results);
  }

  /** Counts the products that the shop lists, page by page. */
  async function countListed(input: ProductListInput, selection: FilterSelection): Promise<number> {
    const { tags, brands, store } = selection;
    const request = productListRequest(input, filterState(tags, brands, null, store), content);
    let listed = 0;
    let after: string | null = null;
    do {
      const page = await listPage(request, after);
      listed += page.products.length;
      after = page.hasNextPage ? page.endCursor : null;
    } while (after !== null);
    return listed;
  }

  function listPage(
    request: ReturnType<typeof productListRequest>,
    after: string | null,
  ): Promise<ProductPage> {
    const part = { after, first: 250 };
    switch (request.source) {
      case 'products':
        return storefront.listProducts(part);
      case 'tag':
        return storefront.listProductsByTag({ tag: request.tag, ...part });
      case 'collection':
        return storefront.listCollection({
          handle: request.handle,
          ...(request.filter && { filter: request.filter }),
          ...part,
        });
      case 'search': {
        const { source, sortBy, ...search } = request;
        return storefront.searchProducts({ ...search, ...part });
      }
    }
  }

  const inputs: fc.Arbitrary<ProductListInput> = fc.oneof(
    fc.constant({ collection: null, search: null }),
    fc.constantFrom(...words, ...content.search.prices.map(({ label }) => label)).map((search) => ({
      collection: null,
      search,
    })),
    fc.constantFrom(...collections.map(({ handle }) => handle)).map((collection) => ({
      collection,
      search: null,
    })),
  );
  const { options, prices } = (await countsOf({ collection: null, search: null }, NO_SELECTION)).store;
  const optionValues = options.flatMap(({ name, values }) =>
    values.map((value) => ({ name, value: value.name })),
  );
  const price = fc.integer({ min: (prices?.min ?? 0) - 10, max: (prices?.max ?? 0) + 10 });
  const selections: fc.Arbitrary<FilterSelection> = fc.record({
    tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 }),
    brands: fc.uniqueArray(fc.constantFrom(...brands), { maxLength: 2 }),
    store: fc.oneof(
      fc.constant(NO_STORE_FILTERS),
      fc.record({
        options: fc.uniqueArray(fc.constantFrom(...optionValues), { maxLength: 4 }),
        price: fc.option(fc.tuple(price, price).map(([min, max]) => wholePrices(min, max))),
        inStock: fc.boolean(),
      }),
    ),
  });

  it(`are the numbers of products then listed (${numRuns} selections, NAAP_FUZZ_SEED=${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(
        inputs,
        selections,
        fc.constantFrom(...tags),
        fc.constantFrom(...brands),
        fc.constantFrom(...optionValues),
        async (input, selection, tag, brand, option) => {
          const counts = await countsOf(input, selection);
          const { store } = selection;
          const others = selection.tags.filter((other) => groupOf(other) !== groupOf(tag));
          const otherOptions = store.options.filter(({ name }) => name !== option.name);
          // A group has the name that the first of its products writes: 'Size' or, of some brands, 'SIZE'.
          const group = counts.store.options.find(
            ({ name }) => name.toLowerCase() === option.name.toLowerCase(),
          );
          const offered = group?.values.find(({ name }) => name === option.value);
          expect({
            total: counts.total,
            [tag]: counts.ofTag(tag),
            [brand]: counts.ofBrand(brand),
          }).toEqual({
            total: await countListed(input, selection),
            [tag]: await countListed(input, { ...selection, tags: [...others, tag] }),
            [brand]: await countListed(input, { ...selection, brands: [brand] }),
          });
          const isCounted =
            input.collection === null || (selection.tags.length <= 1 && selection.brands.length <= 1);
          const expected = {
            // A value that is not offered leaves no product.
            option: await countListed(input, {
              ...selection,
              store: { ...store, options: [...otherOptions, option] },
            }),
            inStock: await countListed(input, { ...selection, store: { ...store, inStock: true } }),
          };
          expect({
            option: offered ? offered.count : 0,
            inStock: counts.store.inStock ? counts.store.inStock.count : 0,
          }).toEqual({
            // A chosen value that is no longer offered has the count 0, which needs no request.
            option: isCounted || !offered || offered.count === 0 ? expected.option : null,
            inStock: isCounted ? expected.inStock : null,
          });
        },
      ),
      { numRuns, seed },
    );
  });

  it('cover the options, the prices and the availability that the store offers', () => {
    const isShoes = store === 'eu-shoes';
    expect(options.map(({ label, kind }) => [label, kind])).toEqual(
      isShoes
        ? [
            ['Größe', 'size'],
            ['Farbe', 'colour'],
            ['Weite', 'other'],
          ]
        : [
            ['Size', 'size'],
            ['Color', 'colour'],
          ],
    );
    expect(options[1]?.values.every(({ swatchColor }) => swatchColor !== undefined)).toBe(true);
    expect(prices).toEqual(isShoes ? { min: 42, max: 195 } : { min: 199, max: 12_349 });
  });
});
