import { type CollectionRule, curatedCollections, tags } from './data.ts';
import { createRandom, idOf } from './random.ts';
import { alternateSilhouettes } from './silhouettes.ts';
import { slug } from './slug.ts';
import type { CatalogueCollection, CatalogueProduct } from './types.ts';

function matches(rule: CollectionRule, product: CatalogueProduct): boolean {
  const { anyTag, productType, createdSince, soldMoreThan, pricesBelow } = rule;
  const has = (tag: string): boolean => product.tags.includes(tag);
  return (
    rule.tags.every(has) &&
    (anyTag === undefined || anyTag.some(has)) &&
    (productType === undefined || product.productType === productType) &&
    (createdSince === undefined || product.createdAt >= createdSince) &&
    (soldMoreThan === undefined || product.unitsSold > soldMoreThan) &&
    (pricesBelow === undefined || product.variants.every(({ price }) => price < pricesBelow))
  );
}

/** Returns the curated collections, then one collection for each filter tag without a curated one of its name. */
export function buildCollections(products: readonly CatalogueProduct[]): readonly CatalogueCollection[] {
  const collections = new Map<string, CatalogueCollection>();
  const ofTags = [...tags.categories, ...tags.styles].map((tag) => ({ title: tag, tags: [tag] }));
  for (const { title, ...rule } of [...curatedCollections, ...ofTags]) {
    const handle = slug(title);
    if (collections.has(handle)) continue;
    const members = products.filter((product) => matches(rule, product));
    collections.set(handle, {
      id: idOf(`collection/${handle}`),
      handle,
      title,
      products: alternateSilhouettes(createRandom(`collection/${handle}`).shuffle(members)),
    });
  }
  return [...collections.values()];
}
