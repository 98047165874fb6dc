import { m } from '@naap/messages';
import {
  productsPath,
  searchLabel,
  searchWord,
  useContent,
  useProductSuggestions,
  useRecentSearches,
} from '@naap/state';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  CategoryTile,
  ChalkDivider,
  ChipLink,
  Container,
  ContentPicture,
  caretLeftIcon,
  Grid,
  Heading,
  IconButton,
  Inline,
  SearchField,
  Stack,
  VisuallyHidden,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { pathInLanguage } from '../navigation/languages.ts';
import { searchPath } from '../navigation/paths.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { head, page } from './SearchPage.css.ts';
import { countOf, suggestionGroups } from './suggestions.ts';

/** The search page (spec section 2, "Search page"). Its links do not keep the filters of the previous list. */
export function SearchPageScreen() {
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const [hasTyped, setHasTyped] = useState(false);
  const content = useContent();
  const { search, filters } = content;
  // The text of the URL alone requests nothing, so that a page from the server is complete.
  const { products, isLoading } = useProductSuggestions(hasTyped ? text : '');
  const recent = useRecentSearches();
  const labelOf = (words: string) => searchLabel(words, content);
  const suggestions = suggestionGroups(text, {
    categories: filters.categories,
    recent: recent.searches,
    products,
    labelOf,
  });
  const goBack = useBack('search');
  const navigate = useNavigate();
  useScrollRestoration();

  function change(next: string) {
    setHasTyped(true);
    setText(next);
  }

  function submit(words: string) {
    if (words.trim() === '') return;
    const searched = searchWord(words, content);
    recent.add(searched);
    navigate(searchPath(searched));
  }

  return (
    <>
      <PageMeta title={m.search_page_title()} />
      <VisuallyHidden>
        <h1>{m.search_page_title()}</h1>
      </VisuallyHidden>
      <div className={head} data-keep-clear="">
        <IconButton icon={caretLeftIcon} label={m.search_page_back()} onClick={goBack} />
        <SearchField
          label={m.search_page_label()}
          placeholder={m.search_page_placeholder()}
          value={text}
          onValueChange={change}
          suggestions={suggestions}
          suggestionsLabel={m.search_page_suggestions()}
          loading={isLoading}
          announcement={!hasTyped || isLoading || text.trim() === '' ? '' : foundText(countOf(suggestions))}
          clearLabel={m.search_page_clear()}
          action={pathInLanguage('/products')}
          name="search"
          onSubmit={submit}
          onOpen={(href) => navigate(href)}
          autoFocus
        />
      </div>
      <main className={page}>
        <Container>
          <RecentSearches />
          <Stack space={24}>
            <Chips
              title={m.search_page_trending()}
              items={search.trending.map((tag) => ({
                label: labelOf(tag),
                href: productsPath({ selectedTags: [tag] }),
              }))}
            />
            <ChalkDivider />
            <Stack as="section" space={12}>
              <Heading level={2}>{m.search_page_popular()}</Heading>
              <Grid columns={4} desktop={8} space={8} rowSpace={16} as="ul" label={m.search_page_popular()}>
                {search.popular.map(({ label, tag, picture }) => (
                  <li key={label}>
                    <CategoryTile
                      href={productsPath({ selectedTags: [tag] })}
                      label={label}
                      labelPlacement="below"
                      shape="portrait"
                      picture={
                        <ContentPicture
                          picture={picture}
                          sizes="(min-width: 1280px) 143px, (min-width: 900px) 11vw, 22vw"
                        />
                      }
                    />
                  </li>
                ))}
              </Grid>
            </Stack>
            <ChalkDivider />
            <Chips
              title={m.search_page_brands()}
              items={search.brands.map((brand) => ({ label: brand, href: searchPath(brand) }))}
            />
            <ChalkDivider />
            <Chips
              title={m.search_page_prices()}
              items={search.prices.map(({ name, label }) => ({ label, href: searchPath(name) }))}
            />
          </Stack>
        </Container>
      </main>
    </>
  );
}

interface ChipsProps {
  title: string;
  items: readonly { readonly label: string; readonly href: string }[];
}

function Chips({ title, items }: ChipsProps) {
  return (
    <Stack as="section" space={12}>
      <Heading level={2}>{title}</Heading>
      <Inline as="ul" wrap space={8} label={title}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <ChipLink label={label} href={href} />
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

/** Announces the number of suggestions. */
function foundText(count: number): string {
  return count === 0 ? m.search_page_none_found() : m.search_page_found({ count });
}
