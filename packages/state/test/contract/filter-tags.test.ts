import { loadContent } from '@naap/content/node';
import { createSandbox } from '@naap/sandbox';
import { describe, expect, it } from 'vitest';

/** The content files and the sandbox's catalogues list the same tags separately; these tests check that both lists agree. */
describe.each(['naap', 'eu-shoes'] as const)('the content file of %s', async (store) => {
  const { filters, categories } = await loadContent(store);
  const { products } = createSandbox({ store }).catalogue;
  const countOf = (...tags: readonly string[]): number =>
    products.filter((product) => tags.every((tag) => product.tags.includes(tag))).length;

  it('has only filter tags that a product has', () => {
    const tags = [...filters.genders.map(({ tag }) => tag), ...filters.categories, ...filters.styles];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => countOf(tag) === 0)).toEqual([]);
  });

  it('has only categories with products', () => {
    const paths = categories.flatMap((gender) =>
      gender.groups.flatMap((group) => group.items.map((item) => [gender.tag, group.tag, item.tag])),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((tags) => countOf(...tags) === 0)).toEqual([]);
  });
});
