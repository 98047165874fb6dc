import type { CatalogueCollection, CatalogueImage, CatalogueProduct } from '../../catalogue/types.ts';

/** The content that a shop publishes besides its catalogue. */
export interface StoreContent {
  readonly pages: readonly ContentPage[];
  readonly blogs: readonly ContentBlog[];
  readonly policies: readonly ContentPolicy[];
  readonly menus: readonly ContentMenu[];
  readonly metaobjects: readonly ContentMetaobject[];
  readonly redirects: readonly ContentRedirect[];
}

export interface ContentPage {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly bodyHtml: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface ContentBlog {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly articles: readonly ContentArticle[];
}

export interface ContentArticle {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
  readonly contentHtml: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly author: { readonly firstName: string; readonly lastName: string };
  readonly image: CatalogueImage | undefined;
  readonly blog: { readonly handle: string; readonly title: string };
  readonly comments: readonly { readonly id: number; readonly name: string; readonly text: string }[];
}

export interface ContentPolicy {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
}

export interface ContentMenu {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly ContentMenuItem[];
}

export interface ContentMenuItem {
  readonly id: number;
  readonly title: string;
  /** A value of MenuItemType. */
  readonly type: string;
  /** Path on the shop's own web site, with a leading slash. */
  readonly path: string;
  /** Global id of the object that the item links to. */
  readonly resourceId: string | null;
  readonly items: readonly ContentMenuItem[];
}

export interface ContentMetaobject {
  readonly id: number;
  readonly type: string;
  readonly handle: string;
  readonly updatedAt: string;
  readonly fields: readonly ContentField[];
}

export type ContentField =
  | {
      readonly key: string;
      readonly type: 'single_line_text_field' | 'multi_line_text_field';
      readonly value: string;
    }
  | { readonly key: string; readonly type: 'collection_reference'; readonly collection: CatalogueCollection }
  | {
      readonly key: string;
      readonly type: 'list.product_reference';
      readonly products: readonly CatalogueProduct[];
    };

export interface ContentRedirect {
  readonly id: number;
  readonly path: string;
  readonly target: string;
}
