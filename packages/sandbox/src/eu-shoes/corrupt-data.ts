import type { Catalogue } from '../catalogue/types.ts';

type Json = Record<string, unknown>;

/** What is wrong with a malformed product, in turn. */
const mistakes: readonly ((product: Json) => Json)[] = [
  (product) => ({ ...product, title: null }),
  (product) => ({ ...product, ...spoilPrices(product) }),
  (product) => ({ ...product, id: `Product-${String(product.id).slice(-4)}` }),
  ({ priceRange: _left, variants: _out, ...product }) => product,
];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spoilPrices({ priceRange, variants }: Json): Json {
  const price = { amount: 'auf Anfrage', currencyCode: 'EUR' };
  return {
    ...(priceRange === undefined ? {} : { priceRange: { minVariantPrice: price, maxVariantPrice: price } }),
    ...(variants === undefined ? {} : { variants: null }),
  };
}

/** The ids of the products that `createDataCorruptor` breaks: every tenth. */
export function malformedIds({ products }: Catalogue): readonly number[] {
  return products.filter((_, index) => index % 10 === 3).map(({ id }) => id);
}

/** The ids of products without pictures. */
export function imagelessIds({ products }: Catalogue): readonly number[] {
  return products.filter((_, index) => index % 8 === 5 && index % 10 !== 3).map(({ id }) => id);
}

/**
 * Changes reply data as a careless store's: every tenth product is malformed in one of several ways, and some have no pictures. It works on
 * the data after execution, because the schema would refuse most of it.
 */
export function createDataCorruptor(catalogue: Catalogue): (data: unknown) => unknown {
  const gid = (id: number) => `gid://shopify/Product/${id}`;
  const malformed = malformedIds(catalogue).map(gid);
  const imageless = new Set(imagelessIds(catalogue).map(gid));

  return function spoil(data: unknown): unknown {
    if (Array.isArray(data)) return data.map(spoil);
    if (!isJson(data)) return data;
    const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, spoil(value)]));
    const { id } = copy;
    if (typeof id !== 'string') return copy;
    if (imageless.has(id)) return withoutPictures(copy);
    const place = malformed.indexOf(id);
    const spoilt = mistakes[place % mistakes.length];
    // Only what is read as a product: a line of a cart names its product by id and title alone.
    return place >= 0 && spoilt && ('priceRange' in copy || 'variants' in copy) ? spoilt(copy) : copy;
  };
}

function withoutPictures(product: Json): Json {
  const empty = (connection: unknown) =>
    isJson(connection)
      ? {
          ...connection,
          ...('nodes' in connection ? { nodes: [] } : {}),
          ...('edges' in connection ? { edges: [] } : {}),
        }
      : connection;
  const { variants } = product;
  const nodes = isJson(variants) && Array.isArray(variants.nodes) ? variants.nodes : null;
  return {
    ...product,
    ...('featuredImage' in product ? { featuredImage: null } : {}),
    ...('images' in product ? { images: empty(product.images) } : {}),
    ...(isJson(variants) && nodes
      ? {
          variants: {
            ...variants,
            nodes: nodes.map((node) => (isJson(node) && 'image' in node ? { ...node, image: null } : node)),
          },
        }
      : {}),
  };
}
