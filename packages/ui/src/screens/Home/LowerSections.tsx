import { m } from '@naap/messages';
import { type ProductRowSource, useContent, useProductRow } from '@naap/state';
import {
  Carousel,
  CategoryTile,
  ContentPicture,
  ScrollRow,
  SectionHeading,
  Stack,
} from '../../components/index.ts';
import { contentTargetPath } from '../navigation/paths.ts';
import { ContinueBag } from '../product-cards/ProductAction.tsx';
import { ProductRow } from '../product-cards/ProductRow.tsx';
import { SavedProducts } from '../product-cards/SavedProducts.tsx';
import { BrandsOnDemand } from './BrandsOnDemand.tsx';
import { sections, trendingTile } from './Home.css.ts';
import { Tiles } from './Tiles.tsx';

/** Time between banners (spec section 9). */
const BANNER_INTERVAL_MS = 4000;

/** The sections of the home page below the fold. */
export function LowerSections() {
  const { home } = useContent();
  return (
    <div className={sections}>
      <Trending />
      <BrandsOnDemand />
      <Stack as="section" space={8}>
        <SectionHeading title={m.home_top_selling()} />
        <Tiles label={m.home_top_selling()} items={home.topSelling} />
      </Stack>
      <ContinueBag origin="home" />
      <Row title={m.home_cant_miss()} source={home.cantMiss} loading={m.home_row_loading_cant_miss()} />
      {home.rows.map(({ title, ...source }) => (
        <Row key={title} title={title} source={source} loading={m.home_row_loading()} />
      ))}
      <Carousel
        label={m.home_banners_label()}
        intervalMs={BANNER_INTERVAL_MS}
        labels={{
          pause: m.home_banners_pause(),
          play: m.home_banners_play(),
          goTo: (position, count) => m.home_banners_go_to({ position, count }),
          carousel: m.site_carousel(),
          slide: m.site_slide(),
        }}
        banners={home.banners.map(({ picture, ...words }) => ({
          ...words,
          picture: <ContentPicture picture={picture} cut="chalk" sizes="(min-width: 900px) 288px, 208px" />,
        }))}
      />
      <SavedProducts />
    </div>
  );
}

function Row(props: { title: string; source: ProductRowSource; loading: string }) {
  return <ProductRow {...props} row={useProductRow(props.source)} origin="home" />;
}

function Trending() {
  const { trending } = useContent().home;
  return (
    <Stack as="section" space={8}>
      <SectionHeading title={m.home_trending()} />
      <ScrollRow label={m.home_trending()} rows={2} space={8}>
        {trending.map(({ label, picture, ...target }) => (
          <div key={label} className={trendingTile}>
            <CategoryTile
              href={contentTargetPath(target)}
              label={label}
              shape="portrait"
              labelPlacement="besideOnPhone"
              picture={
                <ContentPicture
                  picture={picture}
                  sizes="(min-width: 1280px) 194px, (min-width: 600px) 168px, 48px"
                />
              }
            />
          </div>
        ))}
      </ScrollRow>
    </Stack>
  );
}
