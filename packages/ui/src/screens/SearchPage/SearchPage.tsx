import { m } from '@naap/messages';
import { productsPath, searchLabel, useContent } from '@naap/state';
import { useSearchParams } from 'react-router-dom';
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
  Stack,
  VisuallyHidden,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { searchPath } from '../navigation/paths.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ProductSearch } from '../product-search/ProductSearch.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { head, page } from './SearchPage.css.ts';

/** The search page (spec section 2, "Search page"). Its links do not keep the filters of the previous list. */
export function SearchPageScreen() {
  const [params] = useSearchParams();
  const content = useContent();
  const { search } = content;
  const goBack = useBack('search');
  useScrollRestoration();

  return (
    <>
      <PageMeta title={m.search_page_title()} />
      <VisuallyHidden>
        <h1>{m.search_page_title()}</h1>
      </VisuallyHidden>
      <div className={head} data-keep-clear="">
        <IconButton icon={caretLeftIcon} label={m.search_page_back()} onClick={goBack} />
        <ProductSearch initialText={params.get('q') ?? ''} />
      </div>
      <main className={page}>
        <Container>
          <RecentSearches />
          <Stack space={24}>
            <Chips
              title={m.search_page_trending()}
              items={search.trending.map((tag) => ({
                label: searchLabel(tag, content),
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
