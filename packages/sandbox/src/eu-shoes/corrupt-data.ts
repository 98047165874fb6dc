import type { Catalogue } from '../catalogue/types.ts';

type Json = Record<string, unknown>;

/** The ways to malform a product; successive malformed products take them in turn. */
const corruptions: readonly ((product: Json) => Json)[] = [
  (product) => ({ ...product, title: null }),
  (product) => ({ ...product, ...withCorruptPrices(product) }),
  (product) => ({ ...product, id: `Product-${String(product.id).slice(-4)}` }),
  ({ priceRange: _left, variants: _out, ...product }) => product,
];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withCorruptPrices({ priceRange, variants }: Json): Json {
  const price = { amount: 'auf Anfrage', currencyCode: 'EUR' };
  return {
    ...(priceRange === undefined ? {} : { priceRange: { minVariantPrice: price, maxVariantPrice: price } }),
    ...(variants === undefined ? {} : { variants: null }),
  };
}

/** Returns the ids of the products that `createDataCorruptor` malforms: one in ten. */
export function malformedIds({ products }: Catalogue): readonly number[] {
  return products.filter((_, index) => index % 10 === 3).map(({ id }) => id);
}

/** Returns the ids of the products whose images `createDataCorruptor` removes. */
export function imagelessIds({ products }: Catalogue): readonly number[] {
  return products.filter((_, index) => index % 8 === 5 && index % 10 !== 3).map(({ id }) => id);
}

/**
 * Creates a function that corrupts response data: one product in ten is malformed, and others lose their images. It
 * takes the result of GraphQL execution, because execution itself rejects most of the malformed values.
 */
export function createDataCorruptor(catalogue: Catalogue): (data: unknown) => unknown {
  const gid = (id: number) => `gid://shopify/Product/${id}`;
  const malformed = malformedIds(catalogue).map(gid);
  const imageless = new Set(imagelessIds(catalogue).map(gid));

  return function corrupt(data: unknown): unknown {
    if (Array.isArray(data)) return data.map(corrupt);
    if (!isJson(data)) return data;
    const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, corrupt(value)]));
    const { id } = copy;
    if (typeof id !== 'string') return copy;
    if (imageless.has(id)) return withoutImages(copy);
    const index = malformed.indexOf(id);
    const corruption = corruptions[index % corruptions.length];
    // The product of a cart line, selected by id and title only, stays intact.
    return index >= 0 && corruption && ('priceRange' in copy || 'variants' in copy) ? corruption(copy) : copy;
  };
}

function withoutImages(product: Json): Json {
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
