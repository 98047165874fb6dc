import { productsPath } from '@naap/state';
import { useParams } from 'react-router-dom';
import {
  Art,
  Carousel,
  CategoryShortcut,
  CategoryTile,
  Container,
  Grid,
  Heading,
  ScrollRow,
  SectionHeading,
  Stack,
  TopBar,
} from '../../components/index.ts';
import { PageMeta } from '../shared/PageMeta.tsx';
import { useBack } from '../shared/useBack.ts';
import { useScrollMemory } from '../shared/useScrollMemory.ts';
import { featured, type LandingName, type LandingSection, landing } from './CategoryLanding.content.ts';
import { copy } from './CategoryLanding.copy.ts';
import { hero, heroPicture, heroSide, heroWords } from './CategoryLanding.css.ts';

/** Spec section 2: banners slide every three seconds. */
const BANNER_INTERVAL_MS = 3000;

const collectionPath = (handle: string) => `/products?collection=${encodeURIComponent(handle)}`;

/** A gender's landing page. Only women and men have content; any other name shows that of women (spec section 2). */
export function CategoryLandingScreen() {
  const { categoryName = 'women' } = useParams();
  const goBack = useBack('category');
  useScrollMemory();
  const name: LandingName = categoryName === 'men' ? 'men' : 'women';
  const content = landing[name];
  return (
    <>
      <PageMeta title={copy.titles[name]} />
      <main>
        <TopBar title={categoryName} back={{ label: copy.back, onBack: goBack }} />
        <Stack space={32}>
          <div className={hero}>
            <div className={heroSide.left}>
              <Art name={content.banners[1]} cut="chalk" sizes="304px" />
            </div>
            <div className={heroPicture}>
              <Art name={content.hero} cut="chalk" sizes="320px" eager />
            </div>
            <div className={heroSide.right}>
              <Art name={content.banners[0]} cut="chalk" sizes="272px" />
            </div>
            <div className={heroWords}>
              <Heading level={2} size="h1" tone="onCloth">
                {copy.hero[name]}
              </Heading>
            </div>
          </div>
          <Container>
            <Stack space={32}>
              <ScrollRow label={copy.quick} spread>
                {content.quickCategories.map(({ label, tags, art }) => (
                  <CategoryShortcut
                    key={label}
                    href={productsPath({ selectedTags: tags })}
                    label={label}
                    size="small"
                    tint="bare"
                    fills
                    picture={<Art name={art} sizes="52px" />}
                  />
                ))}
              </ScrollRow>
              <Carousel
                label={copy.banners.label}
                intervalMs={BANNER_INTERVAL_MS}
                labels={copy.banners}
                banners={copy.banners[name].map((words, index) => ({
                  ...words,
                  picture: (
                    <Art
                      name={content.banners[index] ?? content.hero}
                      cut="chalk"
                      sizes="(min-width: 900px) 288px, 208px"
                    />
                  ),
                }))}
              />
              <Stack as="section" space={12}>
                <SectionHeading title={copy.featured} />
                <Grid columns={4} wide={6} space={8} rowSpace={16} as="ul" label={copy.featured}>
                  {featured.map(({ label, collection, art }) => (
                    <li key={collection}>
                      <CategoryTile
                        href={collectionPath(collection)}
                        label={label}
                        labelPlacement="below"
                        shape="portrait"
                        picture={<Art name={art} sizes="(min-width: 1280px) 190px, 22vw" />}
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
        {items.map(({ name, tags, art }) => (
          <li key={name}>
            <CategoryTile
              href={productsPath({ selectedTags: tags })}
              label={name}
              shape="portrait"
              picture={
                <Art
                  name={art}
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
