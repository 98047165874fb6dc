import { m } from '@naap/messages';
import { productsPath, useBrands, useContent } from '@naap/state';
import { useRef } from 'react';
import { useHasBeenNear } from '../../behaviour/RenderNear.tsx';
import {
  BrandTile,
  Button,
  Inline,
  ProductImage,
  SectionHeading,
  Skeleton,
  Stack,
  Text,
  useOfflineMessage,
  useToast,
} from '../../components/index.ts';
import { brandGrid } from './Home.css.ts';

/** Maximum number of brands in the grid (spec section 9). */
const MAX_BRANDS = 8;

/** The backend's brands, followed by 'coming soon' brands, eight at most (spec sections 4 and 9). */
export function BrandsOnDemand() {
  const grid = useRef<HTMLUListElement>(null);
  const { brands, isLoading, error, retry } = useBrands(useHasBeenNear(grid));
  const offlineMessage = useOfflineMessage();
  const { show } = useToast();
  const { comingSoonBrands } = useContent().home;
  const known = new Set(brands.map(({ name }) => name.toLowerCase()));
  const coming = comingSoonBrands.filter((name) => !known.has(name.toLowerCase()));

  const notice =
    error !== null ? m.home_brands_error() : !isLoading && brands.length === 0 ? m.home_brands_empty() : null;
  return (
    <Stack as="section" space={8} label={m.home_brands_title()}>
      <SectionHeading title={m.home_brands_title()} />
      {notice !== null && (
        <Inline space={16} align="center" justify="between">
          <div>
            <Text tone={error ? 'danger' : 'secondary'}>{notice}</Text>
            {error !== null && offlineMessage && <Text tone="secondary">{offlineMessage}</Text>}
          </div>
          {error !== null && (
            <Button label={m.site_retry()} size="small" emphasis="outline" onClick={retry} />
          )}
        </Inline>
      )}
      <div aria-busy={isLoading}>
        <ul ref={grid} className={brandGrid} aria-label={m.home_brands_title()}>
          {isLoading
            ? Array.from({ length: MAX_BRANDS }, (_, index) => (
                <li key={index}>
                  <Skeleton shape="square" />
                </li>
              ))
            : [
                ...brands.map(({ brandId, name, imageUrls }) => (
                  <li key={brandId}>
                    <BrandTile
                      name={name}
                      href={productsPath({ selectedTags: [name], brands: [name] })}
                      picture={
                        <ProductImage
                          src={imageUrls[0]}
                          alt=""
                          ratio="1:1"
                          sizes="(min-width: 900px) 12vw, 24vw"
                        />
                      }
                    />
                  </li>
                )),
                ...coming.map((name) => (
                  <li key={name}>
                    <BrandTile
                      name={name}
                      comingSoonLabel={m.home_brands_coming_soon()}
                      onClick={() =>
                        show({
                          title: m.home_brands_coming_soon_toast_title(),
                          description: m.home_brands_coming_soon_toast_description({ brand: name }),
                        })
                      }
                    />
                  </li>
                )),
              ].slice(0, MAX_BRANDS)}
        </ul>
      </div>
    </Stack>
  );
}
