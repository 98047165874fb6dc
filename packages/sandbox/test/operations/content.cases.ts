import { at } from '../storefront.ts';
import { type Cases, cartWith, productGid, productHandle, variableFrom } from './case.ts';

export const contentCases: Cases = {
  StaticPage: {
    variables: { handle: 'about' },
    data: ['page.body', 'page.seo.title', 'page.onlineStoreUrl'],
  },
  PageLegacy: { variables: { handle: 'size-guide' }, data: ['pageByHandle.body'] },
  PageById: {
    variables: variableFrom('id', '{ page(handle: "faq") { id } }', 'page.id'),
    data: ['page.title'],
  },
  AllPages: { data: ['pages.edges.4.node.title'] },
  PagesNamed: { variables: { query: 'title:size' }, data: ['pages.nodes.0.handle'] },
  BlogIndex: { variables: { first: 1 }, data: ['blogs.nodes.0.seo.title', 'blogs.pageInfo.endCursor'] },
  BlogsByHandle: { data: ['blogs.edges.1.node.onlineStoreUrl'] },
  BlogPage: {
    variables: { handle: 'journal', first: 3 },
    data: ['blog.articles.nodes.2.image.url', 'blog.authors.0.name', 'blog.articles.pageInfo.endCursor'],
  },
  BlogLegacy: { variables: { handle: 'news' }, data: ['blogByHandle.articles.edges.1.node.title'] },
  BlogById: {
    variables: variableFrom('id', '{ blog(handle: "news") { id } }', 'blog.id'),
    data: ['blog.title'],
  },
  ArticlePage: {
    variables: variableFrom(
      'articleHandle',
      '{ blog(handle: "journal") { articles(first: 1) { nodes { handle } } } }',
      'blog.articles.nodes.0.handle',
      { blogHandle: 'journal' },
    ),
    data: ['blog.articleByHandle.contentHtml', 'blog.articleByHandle.author.firstName'],
  },
  ArticleById: {
    variables: variableFrom('id', '{ articles(first: 1) { nodes { id } } }', 'articles.nodes.0.id'),
    data: ['article.blog.handle'],
  },
  ArticleComments: { data: ['articles.nodes.4.title'] },
  LatestArticles: { data: ['articles.nodes.2.excerpt'] },
  ArticlesTagged: { variables: { query: 'tag:Journal' }, data: ['articles.edges.0.node.tags'] },
  ArticlesByAuthor: { data: ['articles.nodes.3.authorV2.name'] },
  Policies: {
    data: ['shop.privacyPolicy.body', 'shop.shippingPolicy.url', 'shop.subscriptionPolicy.title'],
  },
  OnePolicy: { variables: { privacy: false, refund: true }, data: ['shop.refundPolicy.body'] },
  BrandStories: { data: ['metaobjects.edges.4.node.fields.0.value'] },
  BrandStory: {
    variables: variableFrom(
      'handle',
      '{ metaobjects(type: "brand", first: 1) { nodes { type handle } } }',
      'metaobjects.nodes.0',
    ),
    data: ['metaobject.name.value', 'metaobject.favourites.references.nodes.0.title'],
  },
  Lookbooks: { data: ['metaobjects.nodes.0.field.reference.products.nodes.0.title'] },
  MetaobjectById: {
    variables: variableFrom(
      'id',
      '{ metaobjects(type: "lookbook", first: 1) { nodes { id } } }',
      'metaobjects.nodes.0.id',
    ),
    data: ['metaobject.type'],
  },
  Redirects: { variables: { query: 'path:/shop' }, data: ['urlRedirects.edges.0.node.target'] },
  AllRedirects: { data: ['urlRedirects.nodes.0.path'] },
  SitemapIndex: { data: ['products.pagesCount.count', 'metaobjects.pagesCount.count'] },
  SitemapPage: {
    variables: { type: 'PRODUCT', page: 1 },
    data: ['sitemap.resources.items.249.image.filepath', 'sitemap.resources.hasNextPage'],
  },
  SitemapMetaobjects: { data: ['sitemap.resources.items.0.type'] },
  AnyNode: { variables: (storefront) => ({ id: productGid(storefront) }), data: ['node.title'] },
  ManyNodes: {
    variables: async (storefront) => {
      const {
        page,
        menu,
        locations,
        product: shown,
      } = await storefront.dataOf(
        'query ($handle: String!) { page(handle: "faq") { id } menu(handle: "footer") { id } locations(first: 1) { nodes { id } } product(handle: $handle) { id media(first: 1) { nodes { id } } } }',
        productHandle(storefront),
      );
      const ids = [
        at(page, 'id'),
        at(menu, 'id'),
        at(locations, 'nodes.0.id'),
        at(shown, 'media.nodes.0.id'),
      ];
      return { ids: [productGid(storefront), ...ids] };
    },
    data: ['nodes.0.title', 'nodes.1.title', 'nodes.2.handle', 'nodes.3.name', 'nodes.4.image.url'],
  },
  BagNode: { variables: cartWith(), data: ['node.lines.nodes.0.id'] },
};
