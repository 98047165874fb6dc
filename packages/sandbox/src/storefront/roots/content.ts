import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { connection, type PageArgs } from '../connection.ts';
import { contentOf } from '../content/index.ts';
import {
  articleConnection,
  blogList,
  type ListArgs,
  pageList,
  recordConnection,
  redirectList,
} from '../content/lists.ts';
import type { ContentBlog, ContentPage } from '../content/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { type FindArgs, find } from '../find.ts';
import { asGid } from '../gid.ts';
import { articleView, blogView } from '../views/blog.ts';
import { menuView } from '../views/menu.ts';
import { metaobjectView } from '../views/metaobject.ts';
import { pageView } from '../views/page.ts';
import { sitemapView } from '../views/sitemap.ts';

interface MetaobjectArgs {
  readonly id?: string | null;
  readonly handle?: { readonly type: string; readonly handle: string } | null;
}

/** The fields of QueryRoot about pages, blogs, menus, metaobjects, redirects and the site map. */
export const contentRoot: View = {
  page: (args: FindArgs, context: StorefrontContext) => findPage(args, context),
  pageByHandle: (args: FindArgs, context: StorefrontContext) => findPage(args, context),
  pages: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) =>
    recordConnection(pageList, contentOf(context.catalogue).pages, args, { context, info }, pageView),

  blog: (args: FindArgs, context: StorefrontContext) => findBlog(args, context),
  blogByHandle: (args: FindArgs, context: StorefrontContext) => findBlog(args, context),
  blogs: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) =>
    recordConnection(blogList, contentOf(context.catalogue).blogs, args, { context, info }, blogView),

  article: ({ id }: { readonly id: string }, { catalogue }: StorefrontContext) => {
    const articles = contentOf(catalogue).blogs.flatMap((blog) => blog.articles);
    const article = find(articles, 'Article', { id });
    return article ? articleView(article) : null;
  },
  articles: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) => {
    const articles = contentOf(context.catalogue).blogs.flatMap((blog) => blog.articles);
    return articleConnection(articles, args, { context, info }, articleView);
  },

  menu: ({ handle }: { readonly handle: string }, { catalogue }: StorefrontContext) => {
    const menu = contentOf(catalogue).menus.find((other) => other.handle === handle);
    return menu ? menuView(menu) : null;
  },

  metaobject: ({ id, handle }: MetaobjectArgs, { catalogue }: StorefrontContext) => {
    const { metaobjects } = contentOf(catalogue);
    const metaobject =
      id == null
        ? metaobjects.find((other) => other.type === handle?.type && other.handle === handle.handle)
        : find(metaobjects, 'Metaobject', { id });
    return metaobject ? metaobjectView(metaobject) : null;
  },
  metaobjects: (
    args: PageArgs & { readonly type: string; readonly sortKey?: string | null },
    context: StorefrontContext,
  ) => {
    const items = contentOf(context.catalogue).metaobjects.filter(({ type }) => type === args.type);
    const byUpdate = args.sortKey?.toLowerCase() === 'updated_at';
    if (args.sortKey != null && !byUpdate && args.sortKey.toLowerCase() !== 'id') {
      throw new GraphQLError(`sortKey must be id or updated_at; you asked for ${args.sortKey}`);
    }
    return connection(
      { items, positionOf: ({ id, updatedAt }) => ({ value: byUpdate ? updatedAt : id, id }) },
      args,
      context,
      metaobjectView,
    );
  },

  urlRedirects: (args: ListArgs, context: StorefrontContext, info: GraphQLResolveInfo) =>
    recordConnection(
      redirectList,
      contentOf(context.catalogue).redirects,
      args,
      { context, info },
      ({ id, path, target }) => ({ __typename: 'UrlRedirect', id: asGid('UrlRedirect', id), path, target }),
    ),
  sitemap: ({ type }: { readonly type: string }, context: StorefrontContext) => sitemapView(type, context),
};

function findPage(args: FindArgs, { catalogue }: StorefrontContext): View | null {
  const page: ContentPage | undefined = find(contentOf(catalogue).pages, 'Page', args);
  return page ? pageView(page) : null;
}

function findBlog(args: FindArgs, { catalogue }: StorefrontContext): View | null {
  const blog: ContentBlog | undefined = find(contentOf(catalogue).blogs, 'Blog', args);
  return blog ? blogView(blog) : null;
}
