import type { GraphQLResolveInfo } from 'graphql';
import { connection, type Page, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import type { SortValue } from '../cursor.ts';
import { type Searchable, searchList } from '../search/index.ts';
import type { ContentArticle, ContentBlog, ContentPage, ContentRedirect } from './types.ts';

export interface ListArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

export type ArticleListArgs = ListArgs;

interface ListOf<T extends object> {
  /** Returns the sort value, by sort key; other sort keys sort by id. */
  readonly orders: Readonly<Record<string, (item: T) => SortValue>>;
  readonly searchable: Searchable<T>;
}

/** The request and field that warnings about a search query belong to. */
interface SearchReporting {
  readonly context: StorefrontContext;
  readonly info: GraphQLResolveInfo;
}

/** Returns a page of a list, searched and sorted by the arguments. */
export function recordConnection<T extends { readonly id: number }>(
  { orders, searchable }: ListOf<T>,
  items: readonly T[],
  args: ListArgs,
  { context, info }: SearchReporting,
  toView: (item: T) => View,
): Page<View> {
  const scores = searchList(items, args.query, searchable, { context, info });
  const relevance = (item: T): number => -(scores.get(item) ?? 0);
  const order =
    args.sortKey === 'RELEVANCE' ? relevance : (orders[args.sortKey ?? 'ID'] ?? (({ id }: T) => id));
  return connection(
    {
      items: [...scores.keys()],
      positionOf: (item) => ({ value: order(item), id: item.id }),
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
  searchable: {
    fields: {
      created_at: { kind: 'date', read: byUpdate },
      handle: { kind: 'keyword', read: ({ handle }) => [handle] },
      title: { kind: 'words', read: ({ title }) => [title] },
      updated_at: { kind: 'date', read: byUpdate },
    },
    texts: ({ title, summary }) => [
      { text: title, weight: 8 },
      { text: summary, weight: 2 },
    ],
  },
};

const newestArticle = ({ articles }: ContentBlog): string =>
  articles
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1) ?? '';

export const blogList: ListOf<ContentBlog> = {
  orders: { TITLE: byTitle, HANDLE: ({ handle }) => handle },
  searchable: {
    fields: {
      created_at: { kind: 'date', read: newestArticle },
      handle: { kind: 'keyword', read: ({ handle }) => [handle] },
      title: { kind: 'words', read: ({ title }) => [title] },
      updated_at: { kind: 'date', read: newestArticle },
    },
    texts: ({ title }) => [{ text: title, weight: 8 }],
  },
};

const authorOf = ({ author }: ContentArticle): string => `${author.firstName} ${author.lastName}`;
const publication = ({ publishedAt }: ContentArticle): string => publishedAt;

export const articleList: ListOf<ContentArticle> = {
  orders: {
    TITLE: byTitle,
    AUTHOR: authorOf,
    BLOG_TITLE: ({ blog }) => blog.title,
    PUBLISHED_AT: publication,
    UPDATED_AT: publication,
  },
  searchable: {
    fields: {
      author: { kind: 'words', read: (article) => [authorOf(article)] },
      blog_title: { kind: 'words', read: ({ blog }) => [blog.title] },
      created_at: { kind: 'date', read: publication },
      tag: { kind: 'keyword', read: ({ tags }) => tags },
      tag_not: { kind: 'not', read: ({ tags }) => tags },
      updated_at: { kind: 'date', read: publication },
    },
    texts: ({ title, text, tags }) => [
      { text: title, weight: 8 },
      ...tags.map((tag) => ({ text: tag, weight: 4 })),
      { text, weight: 1 },
    ],
  },
};

export const articleConnection = (
  articles: readonly ContentArticle[],
  args: ArticleListArgs,
  reporting: SearchReporting,
  toView: (article: ContentArticle) => View,
): Page<View> => recordConnection(articleList, articles, args, reporting, toView);

/** All redirects have the same creation time. */
const redirectsCreatedAt = '2026-01-01T00:00:00Z';

export const redirectList: ListOf<ContentRedirect> = {
  orders: {},
  searchable: {
    fields: {
      created_at: { kind: 'date', read: () => redirectsCreatedAt },
      path: { kind: 'keyword', read: ({ path }) => [path] },
      target: { kind: 'keyword', read: ({ target }) => [target] },
    },
    texts: ({ path, target }) => [
      { text: path, weight: 2 },
      { text: target, weight: 1 },
    ],
  },
};
