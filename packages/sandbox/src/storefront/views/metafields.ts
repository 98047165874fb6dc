import { idOf } from '../../catalogue/random.ts';
import type { CatalogueMetafield } from '../../catalogue/types.ts';
import type { CartMetafield } from '../cart/cart.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { timestamp } from '../names.ts';

export interface MetafieldIdentifier {
  readonly namespace?: string | null;
  readonly key: string;
}

/** The namespace of a metafield that is identified by its key only. */
export const defaultNamespace = 'app';

/** The fields `metafield` and `metafields` of an object without metafields. */
export const noMetafields = {
  metafield: null,
  metafields: ({ identifiers }: { identifiers: readonly MetafieldIdentifier[] }) =>
    identifiers.map(() => null),
} satisfies View;

/** Returns the fields `metafield` and `metafields` of an object with metafields. */
export function metafieldsOf(metafields: readonly CartMetafield[], parent: () => View): View {
  const find = ({ namespace, key }: MetafieldIdentifier): View | null => {
    const wanted = namespace ?? defaultNamespace;
    const metafield = metafields.find((other) => other.namespace === wanted && other.key === key);
    return metafield ? metafieldView(metafield, parent) : null;
  };
  return {
    metafield: find,
    metafields: ({ identifiers }: { identifiers: readonly MetafieldIdentifier[] }) => identifiers.map(find),
  };
}

/** Returns a value of the GraphQL type Metafield. */
export function metafieldView(metafield: CartMetafield, parent: () => View): View {
  const { id, namespace, key, type, value, createdAt, updatedAt } = metafield;
  return {
    __typename: 'Metafield',
    id,
    namespace,
    key,
    type,
    value,
    description: null,
    createdAt: timestamp(createdAt),
    updatedAt: timestamp(updatedAt),
    parentResource: parent,
    reference: (_: unknown, context: StorefrontContext) =>
      type.endsWith('_reference') && !type.startsWith('list.') ? context.views.node(value, context) : null,
    references: null,
  };
}

/** Returns the fields `metafield` and `metafields` of a product or variant. */
export function catalogueMetafields(
  metafields: readonly CatalogueMetafield[] | undefined,
  owner: { readonly id: number; readonly createdAt: string },
  parent: () => View,
): View {
  if (!metafields) return noMetafields;
  const createdAt = Date.parse(owner.createdAt);
  const stored = metafields.map((metafield) => ({
    ...metafield,
    id: asGid('Metafield', idOf(`${owner.id}/${metafield.namespace}.${metafield.key}`)),
    createdAt,
    updatedAt: createdAt,
  }));
  return metafieldsOf(stored, parent);
}
