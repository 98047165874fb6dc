import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import { parseGid } from './gid.ts';

/** Selects an object by handle or by ID; with both, both must match. */
export interface FindArgs {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface Identified {
  readonly id: number;
  readonly handle: string;
}

/** Returns the item that the arguments select. Throws a GraphQL error for an invalid global id. */
export function find<T extends Identified>(
  items: readonly T[],
  type: string,
  { handle, id }: FindArgs,
): T | undefined {
  if (id == null) return items.find((item) => item.handle === handle);
  const gid = parseGid(id);
  if (gid.type !== type) return undefined;
  return items.find((item) => String(item.id) === gid.id && (handle == null || item.handle === handle));
}

const variantIndexes = new WeakMap<Catalogue, ReadonlyMap<string, VariantOfProduct>>();
type VariantOfProduct = readonly [CatalogueProduct, CatalogueVariant];

/** Returns the variant with a global id and its product. Throws a GraphQL error for an invalid global id. */
export function findVariant(gid: string, catalogue: Catalogue): VariantOfProduct | undefined {
  const { type, id } = parseGid(gid);
  if (type !== 'ProductVariant') return undefined;
  const index =
    variantIndexes.get(catalogue) ??
    new Map(
      catalogue.products.flatMap((product) =>
        product.variants.map((variant) => [String(variant.id), [product, variant]] as const),
      ),
    );
  variantIndexes.set(catalogue, index);
  return index.get(id);
}

export const findProduct = ({ products }: Catalogue, args: FindArgs): CatalogueProduct | undefined =>
  find(products, 'Product', args);

export const findCollection = ({ collections }: Catalogue, args: FindArgs): CatalogueCollection | undefined =>
  find(collections, 'Collection', args);
