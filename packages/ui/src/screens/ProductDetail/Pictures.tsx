import { m } from '@naap/messages';
import { foreignLanguage, type ImageRef, type SavedProduct, useWishlist } from '@naap/state';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Gallery, heartIcon, IconButton, shareNetworkIcon } from '../../components/index.ts';
import { pictureTransitionTarget } from '../navigation/pictureTransition.ts';
import { floating, pictures } from './ProductDetail.css.ts';
import { useShare } from './useShare.ts';

/** Loaded when a picture is tapped. */
const Viewer = lazy(async () => ({ default: (await import('../../components/Viewer/index.ts')).Viewer }));

/** `sizes` of the picture. */
export const PICTURE_SIZES =
  '(min-width: 1280px) 680px, (min-width: 900px) 48vw, (min-width: 640px) 640px, 100vw';

interface PicturesProps {
  /** The product as the wishlist stores it. */
  product: SavedProduct;
  images: readonly ImageRef[];
}

/** The gallery with the wishlist and share buttons, and the full-screen viewer. */
export function Pictures({ product, images }: PicturesProps) {
  const { pathname } = useLocation();
  const { name: title } = product;
  const share = useShare(product.id, title);
  const wishlist = useWishlist();
  const [viewedFrom, setViewedFrom] = useState<number | null>(null);
  const shown = images.map(({ url, altText }) => {
    const alt = altText ?? title;
    return { url, alt, altLang: foreignLanguage(alt) };
  });
  const labels = {
    gallery: m.product_detail_gallery_gallery({ title }),
    viewer: m.product_detail_gallery_gallery({ title }),
    previous: m.product_detail_gallery_previous(),
    next: m.product_detail_gallery_next(),
    pause: m.product_detail_gallery_pause(),
    play: m.product_detail_gallery_play(),
    open: (position: number, total: number) => m.product_detail_gallery_open({ position, total }),
    close: m.product_detail_gallery_close(),
  };
  return (
    <div className={pictures}>
      <div className={floating} data-keep-clear="">
        <IconButton
          variant="floating"
          icon={heartIcon}
          label={m.product_detail_wishlist()}
          pressed={wishlist.has(product.id)}
          onClick={() => wishlist.toggle(product)}
        />
        <IconButton
          variant="floating"
          icon={shareNetworkIcon}
          label={m.product_detail_share()}
          onClick={share}
        />
      </div>
      <div {...pictureTransitionTarget(pathname)}>
        <Gallery images={shown} labels={labels} sizes={PICTURE_SIZES} onOpen={setViewedFrom} />
      </div>
      {viewedFrom !== null && (
        <Suspense fallback={null}>
          <Viewer
            images={shown}
            startIndex={viewedFrom}
            labels={labels}
            onClose={() => setViewedFrom(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
