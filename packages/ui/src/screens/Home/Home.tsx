import { productsPath } from '@naap/state';
import {
  Art,
  Carousel,
  CategoryShortcut,
  CategoryTile,
  Container,
  Grid,
  Hero,
  LinkButton,
  PromiseStrip,
  ScrollRow,
  SectionHeading,
  Stack,
} from '../../components/index.ts';
import { ArrivesBy } from '../shared/ArrivesBy.tsx';
import { PageMeta } from '../shared/PageMeta.tsx';
import { useScrollMemory } from '../shared/useScrollMemory.ts';
import { BrandsOnDemand } from './BrandsOnDemand.tsx';
import { CantMiss } from './CantMiss.tsx';
import { shortcuts, type TaggedTile, tiles, topSelling, trending } from './Home.content.ts';
import { copy } from './Home.copy.ts';
import { arrival, first, page, promises, rest, shopNow, trendingTile } from './Home.css.ts';
import { Remembered } from './Remembered.tsx';

/** Spec section 9: the home banner moves on every four seconds. */
const BANNER_INTERVAL_MS = 4000;

const bannerArt = ['handbag', 'kurta-ajrakh', 'sneakers'] as const;

/** The first page of the shop (spec section 2, "Home"). */
export function HomeScreen() {
  useScrollMemory();
  return (
    <main className={page}>
      <PageMeta title={copy.title} />
      <Hero
        title={copy.hero.title}
        text={copy.hero.text}
        minutes={copy.hero.minutes}
        pictures={{
          left: <Art name="saree" cut="chalk" sizes="380px" label={copy.hero.alt.left} />,
          middle: (
            <Art
              name="kurta"
              cut="chalk"
              sizes="(min-width: 900px) 400px, 318px"
              label={copy.hero.alt.middle}
              eager
            />
          ),
          right: <Art name="shirt" cut="chalk" sizes="340px" label={copy.hero.alt.right} />,
        }}
        action={<ShopNow />}
      />
      <div className={promises}>
        <PromiseStrip label={copy.promisesLabel} promises={copy.promises} />
        <div className={arrival}>
          <ArrivesBy />
        </div>
      </div>
      <div className={first}>
        <Container>
          <Stack space={20}>
            <Shortcuts />
            <Tiles label={copy.tiles} items={tiles} />
            <div className={shopNow}>
              <ShopNow />
            </div>
          </Stack>
        </Container>
      </div>
      <div className={rest}>
        <Container>
          <Stack space={32}>
            <Trending />
            <BrandsOnDemand />
            <Carousel
              label={copy.banners.label}
              intervalMs={BANNER_INTERVAL_MS}
              labels={copy.banners}
              banners={copy.banners.slides.map((slide, index) => ({
                ...slide,
                picture: (
                  <Art
                    name={bannerArt[index] ?? 'handbag'}
                    cut="chalk"
                    sizes="(min-width: 900px) 288px, 208px"
                  />
                ),
              }))}
            />
            <Stack as="section" space={12}>
              <SectionHeading title={copy.topSelling} />
              <Tiles label={copy.topSelling} items={topSelling} />
            </Stack>
            <CantMiss />
            <Remembered />
          </Stack>
        </Container>
      </div>
    </main>
  );
}

/** Clears the filters and opens the products: their address without any (spec section 2). */
function ShopNow() {
  return (
    <LinkButton label={copy.shopNow} href={productsPath({})} emphasis="primary" size="large" width="full" />
  );
}

function Shortcuts() {
  return (
    <ScrollRow label={copy.shortcuts} spread>
      {shortcuts.map((shortcut) => (
        <CategoryShortcut
          key={shortcut.label}
          href={'href' in shortcut ? shortcut.href : productsPath({ selectedTags: shortcut.tags })}
          label={shortcut.label}
          tint={shortcut.tint}
          picture={<Art name={shortcut.art} cut="cut" sizes="(min-width: 900px) 86px, 54px" />}
        />
      ))}
    </ScrollRow>
  );
}

function Tiles({ label, items }: { label: string; items: readonly TaggedTile[] }) {
  return (
    <Grid columns={2} tablet={4} space={8} as="ul" label={label}>
      {items.map(({ label: name, tags, art }) => (
        <li key={name}>
          <CategoryTile
            href={productsPath({ selectedTags: tags })}
            label={name}
            picture={
              <Art
                name={art}
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
  return (
    <Stack as="section" space={12}>
      <SectionHeading title={copy.trending} />
      <ScrollRow label={copy.trending} rows={2} space={8}>
        {trending.map(({ label, tags, art }) => (
          <div key={label} className={trendingTile}>
            <CategoryTile
              href={productsPath({ selectedTags: tags })}
              label={label}
              shape="portrait"
              picture={<Art name={art} sizes="(min-width: 1280px) 194px, (min-width: 600px) 168px, 132px" />}
            />
          </div>
        ))}
      </ScrollRow>
    </Stack>
  );
}
