import { connection, type Page, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import type { SortValue } from '../cursor.ts';
import { type RecordFields, recordMatcher } from '../search/records.ts';
import type { ContentArticle, ContentBlog, ContentPage, ContentRedirect } from './types.ts';

export interface ListArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

export type ArticleListArgs = ListArgs;

interface ListOf<T> {
  /** Sort values by sort key; keys that are left out sort by id. */
  readonly orders: Readonly<Record<string, (item: T) => SortValue>>;
  readonly fieldsOf: (item: T) => RecordFields;
}

/** A page of a list of records, searched and sorted as its arguments say. */
export function recordConnection<T extends { readonly id: number }>(
  { orders, fieldsOf }: ListOf<T>,
  items: readonly T[],
  args: ListArgs,
  context: StorefrontContext,
  toView: (item: T) => View,
): Page<View> {
  const matches = recordMatcher(args.query ?? '');
  const order = orders[args.sortKey ?? 'ID'] ?? (({ id }: T) => id);
  return connection(
    {
      items: items.filter((item) => matches(fieldsOf(item))),
      placeOf: (item) => ({ value: order(item), id: item.id }),
    },
    args,
    context,
    toView,
  );
}

const byTitle = ({ title }: { readonly title: string }): string => title.toLowerCase();
const byUpdate = ({ updatedAt }: { readonly updatedAt: string }): string => updatedAt;

export const pageList: ListOf<ContentPage> = {
  orders: { TITLE: byTitle, UPDATED_AT: byUpdate },
  fieldsOf: ({ title, handle, summary, updatedAt }) => ({
    text: [title, summary],
    title: [title],
    handle: [handle],
    created_at: [updatedAt],
    updated_at: [updatedAt],
  }),
};

export const blogList: ListOf<ContentBlog> = {
  orders: { TITLE: byTitle, HANDLE: ({ handle }) => handle },
  fieldsOf: ({ title, handle }) => ({ text: [title], title: [title], handle: [handle] }),
};

const articleList: ListOf<ContentArticle> = {
  orders: {
    TITLE: byTitle,
    AUTHOR: ({ author }) => `${author.firstName} ${author.lastName}`,
    BLOG_TITLE: ({ blog }) => blog.title,
    PUBLISHED_AT: ({ publishedAt }) => publishedAt,
    UPDATED_AT: ({ publishedAt }) => publishedAt,
  },
  fieldsOf: ({ title, text, tags, author, blog, publishedAt }) => ({
    text: [title, text, ...tags],
    title: [title],
    tag: tags,
    author: [`${author.firstName} ${author.lastName}`],
    blog_title: [blog.title],
    created_at: [publishedAt],
    updated_at: [publishedAt],
  }),
};

export const articleConnection = (
  articles: readonly ContentArticle[],
  args: ArticleListArgs,
  context: StorefrontContext,
  toView: (article: ContentArticle) => View,
): Page<View> => recordConnection(articleList, articles, args, context, toView);

export const redirectList: ListOf<ContentRedirect> = {
  orders: {},
  fieldsOf: ({ path, target }) => ({ text: [path, target], path: [path], target: [target] }),
};
