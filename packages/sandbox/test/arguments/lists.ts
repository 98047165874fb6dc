import {
  catalogue,
  edges,
  inBlog,
  inCart,
  inCollection,
  inCustomer,
  inProduct,
  inVariant,
  text,
} from './fixture.ts';

/** Lists with at least two items, whose cursors show the effect of `first`, `last`, `after`, `before` and `reverse`. */
export const lists: Readonly<Record<string, (page: string) => string>> = {
  // The third article has two comments.
  'Article.comments': (page) =>
    inBlog(
      `articleByHandle(handle: ${text(catalogue.collections[2]?.handle)}) { comments(${page}) { ${edges} } }`,
    ),
  'Blog.articles': (page) => inBlog(`articles(${page}) { ${edges} }`),
  'CartDeliveryGroup.cartLines': (page) =>
    inCart(`deliveryGroups(first: 1) { nodes { cartLines(${page}) { ${edges} } } }`),
  'Customer.addresses': (page) => inCustomer(`addresses(${page}) { ${edges} }`),
  'Cart.lines': (page) => inCart(`lines(${page}) { ${edges} }`),
  'Collection.products': (page) => inCollection(`products(${page}) { ${edges} }`),
  'MetaobjectField.references': (page) =>
    `metaobjects(type: "brand", first: 1) { nodes { field(key: "favourites") { references(${page}) { ${edges} } } } }`,
  'Product.collections': (page) => inProduct(`collections(${page}) { ${edges} }`),
  'Product.images': (page) => inProduct(`images(${page}) { ${edges} }`),
  'Product.media': (page) => inProduct(`media(${page}) { ${edges} }`),
  'Product.variants': (page) => inProduct(`variants(${page}) { ${edges} }`),
  'ProductVariant.storeAvailability': (page) => inVariant(`storeAvailability(${page}) { ${edges} }`),
  'QueryRoot.articles': (page) => `articles(${page}) { ${edges} }`,
  'QueryRoot.blogs': (page) => `blogs(${page}) { ${edges} }`,
  'QueryRoot.collections': (page) => `collections(${page}) { ${edges} }`,
  'QueryRoot.locations': (page) => `locations(${page}) { ${edges} }`,
  'QueryRoot.metaobjects': (page) => `metaobjects(type: "brand", ${page}) { ${edges} }`,
  'QueryRoot.pages': (page) => `pages(${page}) { ${edges} }`,
  'QueryRoot.products': (page) => `products(${page}) { ${edges} }`,
  'QueryRoot.search': (page) => `search(query: "cotton", ${page}) { ${edges} }`,
  'QueryRoot.urlRedirects': (page) => `urlRedirects(${page}) { ${edges} }`,
};

/** Lists of objects that the shop does not have: the page arguments are validated, and the list is empty. */
export const emptyLists: Readonly<Record<string, (page: string) => string>> = {
  'Customer.orders': (page) => inCustomer(`orders(${page}) { ${edges} }`),
  'Product.sellingPlanGroups': (page) => inProduct(`sellingPlanGroups(${page}) { ${edges} }`),
  'ProductVariant.components': (page) => inVariant(`components(${page}) { ${edges} }`),
  'ProductVariant.groupedBy': (page) => inVariant(`groupedBy(${page}) { ${edges} }`),
  'ProductVariant.quantityPriceBreaks': (page) => inVariant(`quantityPriceBreaks(${page}) { ${edges} }`),
  'ProductVariant.sellingPlanAllocations': (page) =>
    inVariant(`sellingPlanAllocations(${page}) { ${edges} }`),
};

/** Lists with one item. */
export const listsOfOne: Readonly<Record<string, (page: string) => string>> = {
  'Cart.deliveryGroups': (page) => inCart(`deliveryGroups(${page}) { ${edges} }`),
};
