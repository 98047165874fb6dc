import { m } from '@naap/messages';
import { productsPath, useContent } from '@naap/state';
import { BelowTheFold } from '../../behaviour/NearViewport.tsx';
import {
  CategoryShortcut,
  Container,
  ContentPicture,
  Hero,
  LinkButton,
  PromiseStrip,
  ScrollRow,
  Stack,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { ArrivesBy } from '../delivery-time/ArrivesBy.tsx';
import { contentTargetPath } from '../navigation/paths.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { otherSections, page, promises, shopNow, topSections } from './Home.css.ts';
import { LowerSections } from './LowerSections.tsx';
import { Tiles } from './Tiles.tsx';

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
        minutes={tapeMarks(delivery.minutes)}
        pictures={{
          left: <HeroPicture {...hero.pictures.left} sizes="380px" />,
          middle: <HeroPicture {...hero.pictures.middle} sizes="(min-width: 900px) 400px, 318px" eager />,
          right: <HeroPicture {...hero.pictures.right} sizes="340px" />,
        }}
        action={<ShopNow />}
      />
      <div className={topSections}>
        <Container>
          <Stack space={16}>
            <Shortcuts />
            <Tiles label={m.home_tiles()} items={home.tiles} />
            <div className={shopNow}>
              <ShopNow />
            </div>
          </Stack>
        </Container>
      </div>
      <div className={promises}>
        <PromiseStrip
          label={m.home_promises_label()}
          promises={texts}
          marks={[
            m.home_mark_order(),
            m.home_mark_door({ minutes: delivery.minutes }),
            m.home_mark_try(),
            m.home_mark_return(),
          ]}
          note={<ArrivesBy />}
        />
      </div>
      <div className={otherSections}>
        <Container>
          <BelowTheFold value>
            <LowerSections />
          </BelowTheFold>
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
    <LinkButton
      label={m.home_shop_now()}
      href={productsPath({})}
      emphasis="primary"
      size="large"
      width="full"
    />
  );
}

function Shortcuts() {
  const { shortcuts } = useContent().home;
  return (
    <ScrollRow label={m.home_shortcuts()} spread>
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

/** Returns the marks of the tape at the hem of the hero. */
function tapeMarks(minutes: number): [string, string, string, string] {
  return [
    '0',
    `${Math.round(minutes / 3)}`,
    `${Math.round((minutes * 2) / 3)}`,
    m.home_minutes_total({ minutes }),
  ];
}
