import { GraphQLError } from 'graphql';
import type { CatalogueImage } from '../../catalogue/types.ts';
import {
  type CropRegion,
  type ImageTransform,
  imageUrl,
  naturalHeight,
  naturalWidth,
} from '../../images/image-url.ts';
import { checkRange } from '../check-arguments.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';

/** The GraphQL input ImageTransformInput, and the arguments of `transformedSrc`. */
interface Transform {
  readonly crop?: Uppercase<CropRegion> | null;
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly scale?: number | null;
  readonly preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null;
}

/** Returns a value of the GraphQL type Image. */
export function imageView(image: CatalogueImage): View {
  const url = (transform: Transform | null | undefined, { imageOrigin }: StorefrontContext): string =>
    imageUrl(image, imageOrigin, transform ? parametersOf(transform) : {});
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

const maxSide = 5760;

/** Returns the URL parameters of a transform. Throws a GraphQL error with the name of an argument outside its range. */
function parametersOf({ crop, maxWidth, maxHeight, scale, preferredContentType }: Transform): ImageTransform {
  checkRange('maxWidth', maxWidth, [1, maxSide]);
  checkRange('maxHeight', maxHeight, [1, maxSide]);
  checkRange('scale', scale, [1, 3]);
  if (crop != null && maxWidth == null && maxHeight == null) {
    throw new GraphQLError('crop must be used together with maxWidth or maxHeight.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  // Without a size the URL is that of the original, which has no larger version, so the scale does not apply.
  const scaled = (side: number | null | undefined) => (side == null ? undefined : side * (scale ?? 1));
  return {
    width: scaled(maxWidth),
    height: scaled(maxHeight),
    crop: crop?.toLowerCase(),
    format: preferredContentType?.toLowerCase(),
  };
}

/** Returns a value of the GraphQL type MediaImage. */
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
