import { type ImageRef, type SavedProduct, useWishlist } from '@naap/state';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Gallery, heartIcon, IconButton, shareNetworkIcon } from '../../components/index.ts';
import { pictureTransitionTarget } from '../navigation/pictureTransition.ts';
import { copy } from './ProductDetail.copy.ts';
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
  const share = useShare(title);
  const wishlist = useWishlist();
  const [viewedFrom, setViewedFrom] = useState<number | null>(null);
  const shown = images.map(({ url, altText }) => ({ url, alt: altText ?? title }));
  const labels = {
    ...copy.gallery,
    gallery: copy.gallery.gallery(title),
    viewer: copy.gallery.gallery(title),
  };
  return (
    <div className={pictures}>
      <div className={floating} data-keep-clear="">
        <IconButton
          variant="floating"
          icon={heartIcon}
          label={copy.wishlist}
          pressed={wishlist.has(product.id)}
          onClick={() => wishlist.toggle(product)}
        />
        <IconButton variant="floating" icon={shareNetworkIcon} label={copy.share} onClick={share} />
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
