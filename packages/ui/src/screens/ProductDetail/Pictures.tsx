import { m } from '@naap/messages';
import { foreignLanguage, type SavedProduct, useWishlist, type VariantSelection } from '@naap/state';
import { lazy, memo, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { Gallery, heartIcon, IconButton, shareNetworkIcon, useToast } from '../../components/index.ts';
import { pictureTransitionTarget } from '../navigation/pictureTransition.ts';
import { readProductNavigationState } from '../navigation/product-navigation-state.ts';
import { floating, pictures } from './ProductDetail.css.ts';
import { useShare } from './useShare.ts';

/** Loaded when the browser refuses to copy. */
const CopyLinkDialog = lazy(async () => ({
  default: (await import('./CopyLinkDialog.tsx')).CopyLinkDialog,
}));

/** Loaded when the shopper opens an image. */
const Viewer = lazyPart(async () => (await import('../../components/Viewer/index.ts')).Viewer);

/** `sizes` of the image. */
export const PICTURE_SIZES =
  '(min-width: 1280px) 680px, (min-width: 900px) 48vw, (min-width: 640px) 640px, 100vw';

interface PicturesProps {
  /** The product as the wishlist stores it. */
  product: SavedProduct;
  images: VariantSelection['images'];
  /** Query of the chosen options: '?Colour=Olive&Size=M'. */
  query: string;
}

/** The gallery with the wishlist and share buttons, and the full-screen viewer. */
export const Pictures = memo(function Pictures({ product, images, query }: PicturesProps) {
  const { pathname, state } = useLocation();
  // The image of the clicked card shows the options that are selected first.
  const { picture } = readProductNavigationState(state);
  const [first] = useState(images);
  const { name: title } = product;
  const { share, uncopied } = useShare(product.id, title, query);
  const wishlist = useWishlist();
  const { show } = useToast();
  const [viewed, setViewed] = useState<{ startIndex: number; preview: string | undefined } | null>(null);

  function toggleHeart() {
    if (!wishlist.has(product.id))
      show({ title: m.wishlist_added(), action: { label: m.wishlist_open(), href: '/wishlist' } });
    wishlist.toggle(product);
  }

  function open(startIndex: number, preview: string | undefined) {
    const view = () => setViewed({ startIndex, preview });
    Viewer.load().then(view, view);
  }

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
    enlarge: m.product_detail_gallery_enlarge(),
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
          onClick={toggleHeart}
        />
        <IconButton
          variant="floating"
          icon={shareNetworkIcon}
          label={m.product_detail_share()}
          onClick={share}
        />
      </div>
      <div {...pictureTransitionTarget(pathname)}>
        <Gallery
          images={shown}
          labels={labels}
          sizes={PICTURE_SIZES}
          onOpen={open}
          preview={images === first ? picture : undefined}
        />
      </div>
      {uncopied.subject !== null && (
        <Suspense fallback={null}>
          <CopyLinkDialog
            key={uncopied.openCount}
            open={uncopied.open}
            url={uncopied.subject}
            onClose={uncopied.close}
          />
        </Suspense>
      )}
      {viewed && (
        <Suspense fallback={null}>
          <Viewer {...viewed} images={shown} labels={labels} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </div>
  );
});
