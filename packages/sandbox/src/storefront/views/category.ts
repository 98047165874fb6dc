import { categoryNames } from '../../catalogue/attributes.ts';
import type { CatalogueCategory } from '../../catalogue/types.ts';
import type { View } from '../context.ts';
import { taxonomyCategoryId } from '../filters.ts';

/** Returns a value of the GraphQL type TaxonomyCategory. */
export function categoryView({ id, name }: CatalogueCategory): View {
  const parts = id.split('-');
  return {
    __typename: 'TaxonomyCategory',
    id: taxonomyCategoryId(id),
    name,
    // Ordered from the parent to the root. An id begins with the ids of its ancestors.
    ancestors: () =>
      parts
        .slice(1)
        .map((_, index) => parts.slice(0, parts.length - 1 - index).join('-'))
        .map((ancestor) => categoryView({ id: ancestor, name: categoryNames[ancestor] ?? ancestor })),
  };
}
