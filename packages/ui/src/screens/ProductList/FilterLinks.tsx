import { m } from '@naap/messages';
import {
  type FilterState,
  filterState,
  type ProductListUrl,
  parseProductListUrl,
  productListPath,
  tagsOf,
  useContent,
  useLabel,
} from '@naap/state';
import { pathInLanguage } from '../navigation/languages.ts';
import { linkList, links } from './ProductList.css.ts';
import { sortOptions } from './sort-options.ts';
import { useAppliedFilters } from './useAppliedFilters.ts';

interface FilterLinksProps {
  url: ProductListUrl;
}

/**
 * The sort orders and the filters as links, for browsers without JavaScript and for crawlers. Render it in `noscript`, whose content React
 * creates on the server only.
 */
export function FilterLinks({ url }: FilterLinksProps) {
  const { filters: groups } = useContent();
  const labelOf = useLabel();
  const { filters } = url;
  const tags = tagsOf(filters);

  const tagGroup = (legend: string, groupTags: readonly string[]) => ({
    legend,
    links: groupTags.map((tag) => {
      const isChosen = tags.includes(tag);
      const next = isChosen ? tags.filter((other) => other !== tag) : [...tags, tag];
      return {
        label: labelOf(tag),
        isChosen,
        filters: filterState(next, filters.brands, filters.sortBy, filters.store),
      };
    }),
  });
  const sorts = sortOptions().map(({ value, label }) => {
    const isChosen = value === filters.sortBy;
    return { label, isChosen, filters: { ...filters, sortBy: isChosen ? null : value } };
  });
  const storeFilters = useAppliedFilters({ ...filters, selectedTags: [], brands: [] }).map(
    ({ label, without }) => ({ label, isChosen: true, filters: without(filters) }),
  );
  const filterGroups = [
    tagGroup(
      m.product_list_filter_gender(),
      groups.genders.map(({ tag }) => tag),
    ),
    tagGroup(m.product_list_filter_category(), groups.categories),
    tagGroup(m.product_list_filter_style(), groups.styles),
    ...(storeFilters.length > 0 ? [{ legend: m.product_list_filter_applied(), links: storeFilters }] : []),
  ];
  return (
    <nav aria-label={m.product_list_filter_title()} className={links}>
      <details>
        <summary>{m.product_list_sort_label()}</summary>
        <Links url={url} links={sorts} />
      </details>
      <details>
        <summary>{m.product_list_filter_button()}</summary>
        {filterGroups.map((group) => (
          <section key={group.legend}>
            <h2>{group.legend}</h2>
            <Links url={url} links={group.links} />
          </section>
        ))}
      </details>
    </nav>
  );
}

interface FilterLink {
  readonly label: string;
  readonly isChosen: boolean;
  /** The filters of the list that the link opens. */
  readonly filters: FilterState;
}

function Links({ url, links }: FilterLinksProps & { links: readonly FilterLink[] }) {
  return (
    <ul className={linkList}>
      {links.map(({ label, isChosen, filters }) => {
        const href = productListPath(url, filters);
        const query = new URLSearchParams(href.split('?')[1]);
        const { isIndexable, canonicalPath } = parseProductListUrl({}, query);
        return (
          <li key={label}>
            <a
              href={pathInLanguage(href)}
              // Crawlers would follow every combination of filters.
              rel={isIndexable && canonicalPath === href ? undefined : 'nofollow'}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
