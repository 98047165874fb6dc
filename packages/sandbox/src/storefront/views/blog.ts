import type { GraphQLResolveInfo } from 'graphql';
import { connection, type PageArgs } from '../connection.ts';
import { contentOf } from '../content/index.ts';
import { type ArticleListArgs, articleConnection } from '../content/lists.ts';
import type { ContentArticle, ContentBlog } from '../content/types.ts';
import type { StorefrontContext, View } from '../context.ts';
import { asGid } from '../gid.ts';
import { paragraphs, truncated } from '../html.ts';
import { siteUrlResolver } from '../site-url.ts';
import { imageView } from './image.ts';
import { noMetafields } from './metafields.ts';

/** Returns a value of the GraphQL type Blog. */
export function blogView({ id, handle, title, articles }: ContentBlog): View {
  return {
    __typename: 'Blog',
    id: asGid('Blog', id),
    handle,
    title,
    onlineStoreUrl: siteUrlResolver(`/blogs/${handle}`),
    seo: { title, description: null },
    authors: (_: unknown, context: StorefrontContext) =>
      [...new Map(articles.map(({ author }) => [emailOf(author, context), author])).values()].map((author) =>
        authorView(author, context),
      ),
    articles: (args: ArticleListArgs, context: StorefrontContext, info: GraphQLResolveInfo) =>
      articleConnection(articles, args, { context, info }, articleView),
    articleByHandle: (args: { handle: string }) => {
      const article = articles.find((other) => other.handle === args.handle);
      return article ? articleView(article) : null;
    },
    ...noMetafields,
  };
}

/** Returns a value of the GraphQL type Article. */
export function articleView(article: ContentArticle): View {
  const { id, handle, title, excerpt, text, contentHtml, tags, publishedAt, author, image, blog } = article;
  const authorResolver = (_: unknown, context: StorefrontContext): View => authorView(author, context);
  return {
    __typename: 'Article',
    id: asGid('Article', id),
    handle,
    title,
    tags,
    publishedAt,
    content: ({ truncateAt }: { truncateAt?: number | null }) => truncated(text, truncateAt),
    contentHtml,
    excerpt: ({ truncateAt }: { truncateAt?: number | null }) => truncated(excerpt, truncateAt),
    excerptHtml: paragraphs(excerpt),
    image: image ? imageView(image) : null,
    author: authorResolver,
    authorV2: authorResolver,
    seo: { title, description: excerpt },
    onlineStoreUrl: siteUrlResolver(`/blogs/${blog.handle}/${handle}`),
    trackingParameters: null,
    blog: (_: unknown, { catalogue }: StorefrontContext) => {
      const found = contentOf(catalogue).blogs.find((other) => other.handle === blog.handle);
      return found ? blogView(found) : null;
    },
    comments: (args: PageArgs, context: StorefrontContext) =>
      connection({ items: article.comments }, args, context, (comment) => commentView(comment, context)),
    ...noMetafields,
  };
}

/** Returns a value of the GraphQL type Comment. */
export function commentView(
  { id, name, text }: ContentArticle['comments'][number],
  { catalogue }: StorefrontContext,
): View {
  return {
    __typename: 'Comment',
    id: asGid('Comment', id),
    author: { name, email: `${name.toLowerCase()}@${catalogue.shop.domain}` },
    content: ({ truncateAt }: { truncateAt?: number | null }) => truncated(text, truncateAt),
    contentHtml: paragraphs(text),
  };
}

function authorView(author: ContentArticle['author'], context: StorefrontContext): View {
  const name = `${author.firstName} ${author.lastName}`;
  return {
    ...author,
    name,
    email: emailOf(author, context),
    bio: `${author.firstName} writes about clothes.`,
  };
}

const emailOf = ({ firstName }: ContentArticle['author'], { catalogue }: StorefrontContext): string =>
  `${firstName.toLowerCase()}@${catalogue.shop.domain}`;
