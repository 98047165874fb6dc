import { m } from '@naap/messages';
import { type ProductListUrl, productListPath, productsPath, useContent } from '@naap/state';
import { Suspense } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { ChipLink, Heading, Inline, Link, Stack } from '../../components/index.ts';
import { nextSteps } from './ProductList.css.ts';
import { useAppliedFilters } from './useAppliedFilters.ts';

// Needed only for a search without products.
const SimilarSearch = lazyPart(
  async () => (await import('../product-search/SimilarSearch.tsx')).SimilarSearch,
);

/** Number of popular categories. */
const CATEGORIES = 8;

/** The next steps that are offered for a list without products: correct the search, remove a filter, open a category. */
export function NextSteps({ url }: { url: ProductListUrl }) {
  const { search } = useContent();
  const { filters } = url;
  const applied = useAppliedFilters(filters);
  const text = url.search?.trim() ?? '';
  const isTyped = text !== '' && search.prices.every(({ name }) => name !== text);
  const filtersTitle = m.product_list_next_steps_filters();
  const popular = m.product_list_next_steps_popular();
  const spelling = (
    <Link
      placement="alone"
      href={`/search-page?q=${encodeURIComponent(text)}`}
      label={m.product_list_next_steps_spelling({ text })}
    />
  );
  return (
    <div className={nextSteps}>
      {isTyped && (
        <Suspense fallback={spelling}>
          <SimilarSearch text={text}>{spelling}</SimilarSearch>
        </Suspense>
      )}
      {applied.length > 0 && (
        <Stack as="section" space={12}>
          <Heading level={2}>{filtersTitle}</Heading>
          <Inline as="ul" wrap space={8} label={filtersTitle}>
            {applied.map((filter) => (
              <li key={filter.key}>
                <ChipLink
                  label={m.product_list_next_steps_without({ tag: filter.label })}
                  href={productListPath(url, filter.without(filters))}
                />
              </li>
            ))}
          </Inline>
        </Stack>
      )}
      <Stack as="section" space={12}>
        <Heading level={2}>{popular}</Heading>
        <Inline as="ul" wrap space={8} label={popular}>
          {search.popular.slice(0, CATEGORIES).map(({ label, tag }) => (
            <li key={label}>
              <ChipLink label={label} href={productsPath({ selectedTags: [tag] })} />
            </li>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
