import type { CatalogueImage } from '../../catalogue/types.ts';
import { imageUrl } from '../../images/image-url.ts';
import { contentOf } from '../content/index.ts';
import type { StorefrontContext, View } from '../context.ts';
import { collectionsUpdatedAt } from '../search/index.ts';

interface Entry {
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly image?: CatalogueImage | undefined;
  /** Type of a metaobject. */
  readonly type?: string;
}

const perPage = 250;

/** Returns a value of the GraphQL type Sitemap: pages of up to 250 entries, numbered from 1. */
export function sitemapView(type: string, context: StorefrontContext): View {
  const entries = entriesOf(type, context);
  const pages = Math.max(1, Math.ceil(entries.length / perPage));
  return {
    pagesCount: { count: pages, precision: 'EXACT' },
    resources: ({ page }: { readonly page: number }) => {
      if (page < 1 || page > pages) return { hasNextPage: false, items: [] };
      const items = entries.slice((page - 1) * perPage, page * perPage);
      context.countNodes(items.length);
      return { hasNextPage: page < pages, items: items.map((entry) => entryView(entry, context)) };
    },
  };
}

function entriesOf(type: string, { catalogue }: StorefrontContext): readonly Entry[] {
  const content = contentOf(catalogue);
  switch (type) {
    case 'PRODUCT':
      return catalogue.products.map(({ handle, title, createdAt, images }) => ({
        handle,
        title,
        updatedAt: createdAt,
        image: images[0],
      }));
    case 'COLLECTION':
      return catalogue.collections.map(({ handle, title, products }) => ({
        handle,
        title,
        updatedAt: collectionsUpdatedAt,
        image: products[0]?.images[0],
      }));
    case 'PAGE':
      return content.pages;
    case 'BLOG':
      return content.blogs.map(({ handle, title, articles }) => ({
        handle,
        title,
        updatedAt: articles[0]?.publishedAt ?? collectionsUpdatedAt,
      }));
    case 'ARTICLE':
      return content.blogs.flatMap(({ articles }) =>
        articles.map(({ blog, handle, title, publishedAt, image }) => ({
          handle: `${blog.handle}/${handle}`,
          title,
          updatedAt: publishedAt,
          image,
        })),
      );
    default:
      return content.metaobjects.map(({ handle, type: kind, updatedAt }) => ({
        handle,
        title: handle,
        updatedAt,
        type: kind,
      }));
  }
}

function entryView(
  { handle, title, updatedAt, image, type }: Entry,
  { imageOrigin }: StorefrontContext,
): View {
  if (type !== undefined) {
    return { __typename: 'SitemapResourceMetaobject', handle, updatedAt, type, onlineStoreUrlHandle: type };
  }
  return {
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    image: image ? { alt: image.altText, filepath: imageUrl(image, imageOrigin, {}), updatedAt } : null,
  };
}
