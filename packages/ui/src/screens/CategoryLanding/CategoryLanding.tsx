import { m } from '@naap/messages';
import { type Content, landingOf, useContent, useLabel, useProductRows } from '@naap/state';
import { useParams } from 'react-router-dom';
import {
  Carousel,
  CategoryShortcut,
  CategoryTile,
  Container,
  ContentPicture,
  Grid,
  Heading,
  ScrollRow,
  SectionHeading,
  Stack,
  TopBar,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { contentTargetPath } from '../navigation/paths.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ContinueBag } from '../product-cards/ProductAction.tsx';
import { ProductRow } from '../product-cards/ProductRow.tsx';
import { banners, hero, heroPicture, heroSide, heroWords } from './CategoryLanding.css.ts';

/** Time between banners (spec section 2). */
const BANNER_INTERVAL_MS = 3000;

type LandingSection = Content['landing'][number]['sections'][number];

/** The landing page of a gender. An unknown name shows the first landing page (spec section 2). */
export function CategoryLandingScreen() {
  const { categoryName } = useParams();
  const goBack = useBack('category');
  useScrollRestoration();
  const shop = useContent();
  const labelOf = useLabel();
  const content = landingOf(shop, categoryName);
  if (!content) return null;
  const { pictures } = content.hero;
  return (
    <>
      <PageMeta title={content.title} canonicalPath={`/category/${content.name}`} />
      <main>
        <TopBar title={labelOf(content.name)} back={{ label: m.category_landing_back(), onBack: goBack }} />
        <Stack space={32}>
          <div className={hero}>
            <div className={heroSide.left}>
              <ContentPicture picture={pictures.left} cut="chalk" sizes="304px" />
            </div>
            <div className={heroPicture}>
              <ContentPicture picture={pictures.middle} cut="chalk" sizes="320px" eager />
            </div>
            <div className={heroSide.right}>
              <ContentPicture picture={pictures.right} cut="chalk" sizes="272px" />
            </div>
            <div className={heroWords}>
              <Heading level={2} size="h1" tone="onCloth">
                {content.hero.text}
              </Heading>
            </div>
          </div>
          <Container>
            <Stack space={32}>
              <ScrollRow label={m.category_landing_quick()} spread>
                {content.quickCategories.map(({ label, picture, ...target }) => (
                  <CategoryShortcut
                    key={label}
                    href={contentTargetPath(target)}
                    label={label}
                    size="small"
                    tint="bare"
                    fills
                    picture={<ContentPicture picture={picture} sizes="52px" />}
                  />
                ))}
              </ScrollRow>
              <div className={banners}>
                <Carousel
                  label={m.category_landing_banners_label()}
                  intervalMs={BANNER_INTERVAL_MS}
                  labels={{
                    pause: m.category_landing_banners_pause(),
                    play: m.category_landing_banners_play(),
                    goTo: (position, count) => m.category_landing_banners_go_to({ position, count }),
                    carousel: m.site_carousel(),
                    slide: m.site_slide(),
                  }}
                  banners={content.banners.map(({ picture, ...words }) => ({
                    ...words,
                    picture: (
                      <ContentPicture picture={picture} cut="chalk" sizes="(min-width: 900px) 288px, 208px" />
                    ),
                  }))}
                />
              </div>
              <Stack as="section" space={12}>
                <SectionHeading title={m.category_landing_featured()} />
                <Grid
                  columns={4}
                  wide={6}
                  space={8}
                  rowSpace={16}
                  as="ul"
                  label={m.category_landing_featured()}
                >
                  {shop.featured.map(({ label, picture, ...target }) => (
                    <li key={label}>
                      <CategoryTile
                        href={contentTargetPath(target)}
                        label={label}
                        labelPlacement="below"
                        shape="portrait"
                        picture={<ContentPicture picture={picture} sizes="(min-width: 1280px) 190px, 22vw" />}
                      />
                    </li>
                  ))}
                </Grid>
              </Stack>
              {content.sections.map((section) => (
                <SampleSection key={section.title} {...section} />
              ))}
              <ContinueBag origin="category" />
              <ProductRows sources={content.rows} />
            </Stack>
          </Container>
        </Stack>
      </main>
    </>
  );
}

/** Rows of four products, none of which is in two rows. */
function ProductRows({ sources }: { sources: Content['landing'][number]['rows'] }) {
  const rows = useProductRows(sources, 4);
  return sources.map(({ title, ...source }, index) => {
    const row = rows[index];
    if (!row) return null;
    const loading = m.home_row_loading();
    return <ProductRow key={title} {...{ title, source, row, loading }} origin="category" four />;
  });
}

function SampleSection({ title, items }: LandingSection) {
  return (
    <Stack as="section" space={8}>
      <SectionHeading title={title} />
      <Grid columns={4} space={8} as="ul" label={title}>
        {items.map(({ label, picture, ...target }) => (
          <li key={label}>
            <CategoryTile
              href={contentTargetPath(target)}
              label={label}
              shape="portrait"
              labelPlacement="belowOnPhone"
              picture={
                <ContentPicture picture={picture} sizes="(min-width: 1280px) 294px, calc(25vw - 14px)" />
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
