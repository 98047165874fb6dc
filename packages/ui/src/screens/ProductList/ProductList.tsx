import { type ListAddress, useFilters, useFiltersInUrl, useProductList } from '@naap/state';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import {
  Button,
  IconLink,
  magnifyingGlassIcon,
  slidersHorizontalIcon,
  TopBar,
} from '../../components/index.ts';
import { media } from '../../theme/index.ts';
import { BagLink } from '../shared/BagLink.tsx';
import { PageMeta } from '../shared/PageMeta.tsx';
import { useBack } from '../shared/useBack.ts';
import { useScrollMemory } from '../shared/useScrollMemory.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { FilterRail } from './FilterRail.tsx';
import { copy } from './ProductList.copy.ts';
import { columns, filterButton, listing, rail, results } from './ProductList.css.ts';
import { Results } from './Results.tsx';
import { SortBar } from './SortBar.tsx';

/** /products, and /products/{category}/{subcategory} as the same list with both tags (docs/decisions/catalogue.md). */
export function ProductListScreen() {
  const address = useListAddress();
  const { params } = address;
  const collection = params.get('collection');
  const filters = useFiltersInUrl(address);
  const list = useProductList({ collection, search: params.get('search'), filters });
  const { setAll } = useFilters();
  const goBack = useBack('products');
  const isWide = useMediaQuery(media.desktop);
  const [filtering, setFiltering] = useState(false);
  const hasFilters = filters.selectedTags.length > 0;
  useScrollMemory(!list.isLoading);

  function apply(tags: readonly string[], brands: readonly string[]) {
    setAll(tags, brands);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  return (
    <>
      <PageMeta title={list.title} />
      <main>
        <TopBar title={list.title} back={{ label: copy.back, onBack: goBack }}>
          <IconLink icon={magnifyingGlassIcon} label={copy.search} href="/search-page" />
          <BagLink />
        </TopBar>
        {/* Before the list, whose end the keyboard does not reach while more pages come. */}
        <div className={filterButton}>
          <Button
            emphasis="ink"
            size="medium"
            floating
            icon={slidersHorizontalIcon}
            label={copy.filter.button}
            accessibleLabel={copy.filter.buttonLabel(filters.selectedTags.length)}
            {...(hasFilters && { count: filters.selectedTags.length })}
            onClick={() => setFiltering(true)}
          />
        </div>
        <div className={columns}>
          <section className={rail} aria-label={copy.filter.title}>
            {isWide && <FilterRail filters={filters} onApply={apply} />}
          </section>
          <div className={listing}>
            <SortBar sortBy={filters.sortBy} />
            <div className={results}>
              <AppliedFilters tags={filters.selectedTags} />
              <Results list={list} collection={collection} hasFilters={hasFilters} />
            </div>
          </div>
        </div>
      </main>
      {filtering && <FilterDialog filters={filters} onApply={apply} onClose={() => setFiltering(false)} />}
    </>
  );
}

/** The parameters the list reads, wherever they stand, and the way to write them. */
function useListAddress(): ListAddress {
  const { category, subcategory } = useParams();
  const { key, state } = useLocation();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const params = new URLSearchParams(searchParams);
  for (const tag of [category, subcategory]) if (tag !== undefined) params.append('tag', tag);
  return {
    params,
    entry: key,
    mark: state?.mark,
    replace: (next, mark) =>
      void navigate({ pathname: '/products', search: next.toString() }, { replace: true, state: { mark } }),
  };
}
