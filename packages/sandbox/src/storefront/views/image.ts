import type { CatalogueImage } from '../../catalogue/types.ts';
import { imageAddress, naturalHeight, naturalWidth } from '../../images/address.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';

interface Transform {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly scale?: number | null;
  readonly preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
}

export function imageView(image: CatalogueImage): View {
  const url = (transform: Transform | null | undefined, { imageOrigin }: StorefrontContext): string =>
    imageAddress(image, imageOrigin, {
      width: widthOf(transform),
      format: transform?.preferredContentType?.toLowerCase(),
    });
  return {
    __typename: 'Image',
    id: asGid('ProductImage', image.id),
    altText: image.altText,
    width: naturalWidth,
    height: naturalHeight,
    url: (args: { transform?: Transform | null }, context: StorefrontContext) => url(args.transform, context),
    src: (_: unknown, context: StorefrontContext) => url(null, context),
    originalSrc: (_: unknown, context: StorefrontContext) => url(null, context),
    transformedSrc: url,
  };
}

/** Every picture is 4:5, so a height asks for a width too. */
function widthOf(transform: Transform | null | undefined): number | undefined {
  if (!transform || (transform.maxWidth == null && transform.maxHeight == null)) return undefined;
  const scale = transform.scale ?? 1;
  return Math.min(
    (transform.maxWidth ?? naturalWidth) * scale,
    ((transform.maxHeight ?? naturalHeight) * scale * naturalWidth) / naturalHeight,
  );
}

/** The GraphQL type MediaImage. */
export function mediaImageView(image: CatalogueImage): View {
  return {
    __typename: 'MediaImage',
    id: asGid('MediaImage', image.id),
    alt: image.altText,
    mediaContentType: 'IMAGE',
    image: imageView(image),
    previewImage: imageView(image),
    presentation: null,
  };
}
