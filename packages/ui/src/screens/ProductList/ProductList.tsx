import { m } from '@naap/messages';
import {
  type FilterSelection,
  type FilterState,
  filterState,
  type ProductList,
  productListPath,
  useProductList,
} from '@naap/state';
import { Suspense } from 'react';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
import { useMediaQuery } from '../../behaviour/useMediaQuery.ts';
import { IconLink, Link, magnifyingGlassIcon, SkipLink, TopBar } from '../../components/index.ts';
import { media } from '../../theme/index.ts';
import { BagLink } from '../app-frame/BagLink.tsx';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { pathInLanguage } from '../navigation/languages.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { productCount } from './filter-option.ts';
import { FilterRail } from './filter-parts.ts';
import { bars, columns, listing, rail, results, titleBar } from './ProductList.css.ts';
import { Results } from './Results.tsx';
import { RESULTS } from './results-id.ts';
import { SortBar } from './SortBar.tsx';
import { useAppliedFilters } from './useAppliedFilters.ts';
import { useProductListUrl } from './useProductListUrl.ts';
import { useReportSearch } from './useReportSearch.ts';
import { useRestoredPages } from './useRestoredPages.ts';

/** The product list at /products. /products/{category}/{subcategory} is the same list with both tags. */
export function ProductListScreen() {
  const { change, ...url } = useProductListUrl();
  const { filters } = url;
  const applied = useAppliedFilters(filters);
  const fetched = useProductList(url);
  const isHydrated = useIsHydrated();
  // The data of a page that comes from a cache is refetched at once, which the server's HTML does not show.
  const list = isHydrated ? fetched : { ...fetched, isRefetching: false };
  const isRestoring = useRestoredPages(list);
  useReportSearch(url.search, list);
  const goBack = useBack('products');
  const isWide = useMediaQuery(media.desktop);
  useScrollRestoration(isHydrated && !list.isLoading && !isRestoring);

  /** Applies a choice. Choosing the current value refetches too (spec section 4). */
  function choose(update: (current: FilterState) => FilterState) {
    list.refresh(change(update));
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  const apply = ({ tags, brands, store }: FilterSelection) =>
    choose((current) => filterState(tags, brands, current.sortBy, store));

  return (
    <>
      <PageMeta
        title={list.title}
        canonicalPath={url.canonicalPath}
        unlisted={!url.isIndexable || isWithoutProducts(list)}
      />
      {list.endCursor !== null && (
        <link rel="next" href={pathInLanguage(productListPath(url, filters, { after: list.endCursor }))} />
      )}
      <main className={columns}>
        <div className={bars}>
          <div className={titleBar}>
            <TopBar
              title={list.title}
              detail={list.total === null ? null : productCount(list.total)}
              back={{ label: m.product_list_back(), onBack: goBack }}
            >
              <IconLink icon={magnifyingGlassIcon} label={m.product_list_search()} href="/search-page" />
              <BagLink />
            </TopBar>
          </div>
          <SortBar
            sortBy={filters.sortBy}
            onSortChange={(next) => choose((current) => ({ ...current, sortBy: next }))}
            isUpdating={list.isRefetching}
          >
            <FilterButton list={url} filters={filters} appliedCount={applied.length} onApply={apply} />
          </SortBar>
        </div>
        {/* Not in the sticky rail, whose stacking context is below the header. */}
        {isWide && <SkipLink label={m.product_list_skip_filters()} targetId={RESULTS} />}
        <section className={rail} aria-label={m.product_list_filter_title()}>
          {isWide && (
            <Suspense fallback={null}>
              <FilterRail list={url} filters={filters} onApply={apply} />
            </Suspense>
          )}
        </section>
        <div className={listing} id={RESULTS} tabIndex={-1}>
          <div className={results}>
            <AppliedFilters sortBy={filters.sortBy} filters={applied} onRemove={choose} />
            <noscript>
              <FilterLinks url={url} />
            </noscript>
            {url.after !== null && (
              <Link href={productListPath(url, filters)} label={m.product_list_first_page()} />
            )}
            <Results list={list} isRestoring={isRestoring} url={url} />
            {list.endCursor !== null && (
              <noscript>
                <a rel="next" href={pathInLanguage(productListPath(url, filters, { after: list.endCursor }))}>
                  {m.product_list_next_page()}
                </a>
              </noscript>
            )}
          </div>
        </div>
      </main>
    </>
  );
}

function isWithoutProducts({ products, isLoading, hasNextPage }: ProductList): boolean {
  return products.length === 0 && !isLoading && !hasNextPage;
}
