import { m } from '@naap/messages';
import { type ProductListUrl, productListPath, productsPath, useContent } from '@naap/state';
import { ChipLink, Heading, Inline, Stack } from '../../components/index.ts';
import { nextSteps } from './ProductList.css.ts';
import { useAppliedFilters } from './useAppliedFilters.ts';

/** Number of popular categories. */
const CATEGORIES = 8;

/** The next steps that are offered for a list without products: remove a filter, open a category. */
export function NextSteps({ url }: { url: ProductListUrl }) {
  const { search } = useContent();
  const { filters } = url;
  const applied = useAppliedFilters(filters);
  const filtersTitle = m.product_list_next_steps_filters();
  const popular = m.product_list_next_steps_popular();
  return (
    <div className={nextSteps}>
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
