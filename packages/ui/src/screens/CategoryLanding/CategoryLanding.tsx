import { m } from '@naap/messages';
import { type Content, useContent, useLabel } from '@naap/state';
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
import { hero, heroPicture, heroSide, heroWords } from './CategoryLanding.css.ts';

/** Time between banners (spec section 2). */
const BANNER_INTERVAL_MS = 3000;

type LandingSection = Content['landing'][number]['sections'][number];

/** The landing page of a gender. An unknown name shows the first landing page (spec section 2). */
export function CategoryLandingScreen() {
  const { categoryName = 'women' } = useParams();
  const goBack = useBack('category');
  useScrollRestoration();
  const { landing, featured } = useContent();
  const labelOf = useLabel();
  const content = landing.find(({ name }) => name === categoryName) ?? landing[0];
  if (!content) return null;
  const [first, second] = content.banners;
  return (
    <>
      <PageMeta title={content.title} canonicalPath={`/category/${content.name}`} />
      <main>
        <TopBar title={labelOf(content.name)} back={{ label: m.category_landing_back(), onBack: goBack }} />
        <Stack space={32}>
          <div className={hero}>
            <div className={heroSide.left}>
              <ContentPicture picture={(second ?? content.hero).picture} cut="chalk" sizes="304px" />
            </div>
            <div className={heroPicture}>
              <ContentPicture picture={content.hero.picture} cut="chalk" sizes="320px" eager />
            </div>
            <div className={heroSide.right}>
              <ContentPicture picture={(first ?? content.hero).picture} cut="chalk" sizes="272px" />
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
                  {featured.map(({ label, picture, ...target }) => (
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
            </Stack>
          </Container>
        </Stack>
      </main>
    </>
  );
}

function SampleSection({ title, items }: LandingSection) {
  return (
    <Stack as="section" space={12}>
      <SectionHeading title={title} />
      <Grid columns={2} tablet={4} space={12} as="ul" label={title}>
        {items.map(({ label, picture, ...target }) => (
          <li key={label}>
            <CategoryTile
              href={contentTargetPath(target)}
              label={label}
              shape="portrait"
              picture={
                <ContentPicture
                  picture={picture}
                  sizes="(min-width: 1280px) 290px, (min-width: 600px) calc(25vw - 18px), calc(50vw - 22px)"
                />
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
