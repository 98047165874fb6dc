import { type ContentTile, productsPath, useContent } from '@naap/state';
import {
  Carousel,
  CategoryShortcut,
  CategoryTile,
  Container,
  ContentPicture,
  Grid,
  Hero,
  LinkButton,
  PromiseStrip,
  ScrollRow,
  SectionHeading,
  Stack,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { ArrivesBy } from '../delivery-time/ArrivesBy.tsx';
import { contentTargetPath } from '../navigation/paths.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { BrandsOnDemand } from './BrandsOnDemand.tsx';
import { copy } from './Home.copy.ts';
import { arrival, otherSections, page, promises, shopNow, topSections, trendingTile } from './Home.css.ts';
import { ContinueBag, ProductRow } from './ProductRow.tsx';
import { SavedProducts } from './SavedProducts.tsx';

/** Time between banners (spec section 9). */
const BANNER_INTERVAL_MS = 4000;

/** The first page of the shop (spec section 2, "Home"). */
export function HomeScreen() {
  useScrollRestoration();
  const { site, home, delivery, promises: texts } = useContent();
  const { hero } = home;
  return (
    <main className={page}>
      <PageMeta title={site.title} />
      <Hero
        title={hero.title}
        text={hero.text}
        minutes={copy.minutes(delivery.minutes)}
        pictures={{
          left: <HeroPicture {...hero.pictures.left} sizes="380px" />,
          middle: <HeroPicture {...hero.pictures.middle} sizes="(min-width: 900px) 400px, 318px" eager />,
          right: <HeroPicture {...hero.pictures.right} sizes="340px" />,
        }}
        action={<ShopNow />}
      />
      <div className={promises}>
        <PromiseStrip label={copy.promisesLabel} promises={texts} />
        <div className={arrival}>
          <ArrivesBy />
        </div>
      </div>
      <div className={topSections}>
        <Container>
          <Stack space={20}>
            <Shortcuts />
            <Tiles label={copy.tiles} items={home.tiles} />
            <div className={shopNow}>
              <ShopNow />
            </div>
          </Stack>
        </Container>
      </div>
      <div className={otherSections}>
        <Container>
          <Stack space={32}>
            <Trending />
            <BrandsOnDemand />
            <Carousel
              label={copy.banners.label}
              intervalMs={BANNER_INTERVAL_MS}
              labels={copy.banners}
              banners={home.banners.map(({ picture, ...words }) => ({
                ...words,
                picture: (
                  <ContentPicture picture={picture} cut="chalk" sizes="(min-width: 900px) 288px, 208px" />
                ),
              }))}
            />
            <Stack as="section" space={12}>
              <SectionHeading title={copy.topSelling} />
              <Tiles label={copy.topSelling} items={home.topSelling} />
            </Stack>
            <ContinueBag />
            <ProductRow title={copy.cantMiss} source={home.cantMiss} loading={copy.row.loadingCantMiss} />
            {home.rows.map(({ title, ...source }) => (
              <ProductRow key={title} title={title} source={source} loading={copy.row.loading} />
            ))}
            <SavedProducts />
          </Stack>
        </Container>
      </div>
    </main>
  );
}

interface HeroPictureProps {
  picture: string;
  alt: string;
  sizes: string;
  eager?: boolean;
}

function HeroPicture({ alt, ...picture }: HeroPictureProps) {
  return <ContentPicture cut="chalk" label={alt} {...picture} />;
}

/** Opens the products without filters (spec section 2). */
function ShopNow() {
  return (
    <LinkButton label={copy.shopNow} href={productsPath({})} emphasis="primary" size="large" width="full" />
  );
}

function Shortcuts() {
  const { shortcuts } = useContent().home;
  return (
    <ScrollRow label={copy.shortcuts} spread>
      {shortcuts.map((shortcut) => (
        <CategoryShortcut
          key={shortcut.label}
          href={contentTargetPath(shortcut)}
          label={shortcut.label}
          tint={shortcut.tint}
          picture={
            <ContentPicture picture={shortcut.picture} cut="cut" sizes="(min-width: 900px) 86px, 54px" />
          }
        />
      ))}
    </ScrollRow>
  );
}

function Tiles({ label, items }: { label: string; items: readonly ContentTile[] }) {
  return (
    <Grid columns={2} tablet={4} space={8} as="ul" label={label}>
      {items.map(({ label: name, picture, ...target }) => (
        <li key={name}>
          <CategoryTile
            href={contentTargetPath(target)}
            label={name}
            picture={
              <ContentPicture
                picture={picture}
                sizes="(min-width: 1280px) 300px, (min-width: 600px) calc(25vw - 16px), calc(50vw - 20px)"
              />
            }
          />
        </li>
      ))}
    </Grid>
  );
}

function Trending() {
  const { trending } = useContent().home;
  return (
    <Stack as="section" space={12}>
      <SectionHeading title={copy.trending} />
      <ScrollRow label={copy.trending} rows={2} space={8}>
        {trending.map(({ label, picture, ...target }) => (
          <div key={label} className={trendingTile}>
            <CategoryTile
              href={contentTargetPath(target)}
              label={label}
              shape="portrait"
              picture={
                <ContentPicture
                  picture={picture}
                  sizes="(min-width: 1280px) 194px, (min-width: 600px) 168px, 132px"
                />
              }
            />
          </div>
        ))}
      </ScrollRow>
    </Stack>
  );
}
