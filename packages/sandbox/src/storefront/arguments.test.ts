import { type GraphQLNamedType, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { storefrontSchema } from './schema.ts';

/**
 * No argument is silently ignored: each argument of each field that a query can reach stands in one of the tables below, and the
 * tests show that it changes the reply, or that there is nothing that it could change.
 */

const { catalogue, urls, storefrontToken, storefront } = createSandbox();

interface Reply {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

async function ask(query: string): Promise<Reply> {
  const response = await storefront.fetch(
    new Request(urls.storefront, {
      method: 'POST',
      headers: { 'X-Shopify-Storefront-Access-Token': storefrontToken },
      body: JSON.stringify({ query }),
    }),
  );
  return response.json();
}

async function dataOf(selection: string): Promise<unknown> {
  const { data, errors } = await ask(`{ ${selection} }`);
  expect(errors, selection).toBeUndefined();
  return data;
}

/** The first value of a key, at any depth. */
function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, key)) return Reflect.get(value, key);
  for (const inner of Object.values(value)) {
    const found = valueAt(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sample<T>(items: readonly T[], holds: (item: T) => boolean): T {
  const item = items.find(holds);
  if (!item) throw new Error('The catalogue has no such item.');
  return item;
}

const product = sample(
  catalogue.products,
  ({ images, options, variants }) =>
    images.length > 3 &&
    options.length === 2 &&
    variants.every(({ quantityAvailable }) => quantityAvailable > 0),
);
const [option, otherOption] = product.options;
const lastVariant = product.variants.at(-1);
const [firstImage] = product.images;
if (!option || !otherOption || !lastVariant || !firstImage)
  throw new Error('The sample has too few options.');
const soldOut = sample(catalogue.products, ({ variants }) =>
  variants.every(({ quantityAvailable }) => quantityAvailable === 0),
);
const { title: soldOutTitle } = soldOut;

const gid = (type: string, id: number): string => `"gid://shopify/${type}/${id}"`;
const text = JSON.stringify;
const inProduct = (fields: string): string => `product(handle: ${text(product.handle)}) { ${fields} }`;
const inVariant = (fields: string): string => inProduct(`variants(first: 1) { nodes { ${fields} } }`);
const inCollection = (fields: string): string => `collection(handle: "women") { ${fields} }`;
const inImage = (fields: string): string => inProduct(`featuredImage { ${fields} }`);
const inBlog = (fields: string): string => `blog(handle: "journal") { ${fields} }`;
const inArticle = (fields: string): string =>
  inBlog(`articles(first: 3, sortKey: PUBLISHED_AT) { nodes { ${fields} } }`);
const selected = (options: readonly { readonly name: string; readonly value: string }[], rest = ''): string =>
  `selectedOptions: [${options.map(({ name, value }) => `{ name: ${text(name)}, value: ${text(value)} }`).join(', ')}]${rest}`;
const shouted = lastVariant.selectedOptions.map(({ name, value }) => ({
  name: name.toUpperCase(),
  value: value.toUpperCase(),
}));
const withUnknown = [...lastVariant.selectedOptions, { name: 'Engraving', value: 'none' }];

const edges = 'edges { cursor }';
const found = 'nodes { ... on Product { id } }';

let cart = '';
let customerToken = '';
const inCart = (fields: string): string => `cart(id: ${cart}) { ${fields} }`;
const inCustomer = (fields: string): string =>
  `customer(customerAccessToken: ${customerToken}) { ${fields} }`;

/** Lists with at least two items: first, last, after, before and reverse are shown by their cursors. */
const lists: Readonly<Record<string, (page: string) => string>> = {
  // Of three articles the third has two comments.
  'Article.comments': (page) =>
    inBlog(
      `articleByHandle(handle: ${text(catalogue.collections[2]?.handle)}) { comments(${page}) { ${edges} } }`,
    ),
  'Blog.articles': (page) => inBlog(`articles(${page}) { ${edges} }`),
  'CartDeliveryGroup.cartLines': (page) =>
    inCart(`deliveryGroups(first: 1) { nodes { cartLines(${page}) { ${edges} } } }`),
  'Customer.addresses': (page) => inCustomer(`addresses(${page}) { ${edges} }`),
  'Cart.lines': (page) => `cart(id: ${cart}) { lines(${page}) { ${edges} } }`,
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

/** Lists of what this shop has none of: their page arguments are checked, and nothing is listed. */
const emptyLists: Readonly<Record<string, (page: string) => string>> = {
  'Customer.orders': (page) => inCustomer(`orders(${page}) { ${edges} }`),
  'Product.sellingPlanGroups': (page) => inProduct(`sellingPlanGroups(${page}) { ${edges} }`),
  'ProductVariant.components': (page) => inVariant(`components(${page}) { ${edges} }`),
  'ProductVariant.groupedBy': (page) => inVariant(`groupedBy(${page}) { ${edges} }`),
  'ProductVariant.quantityPriceBreaks': (page) => inVariant(`quantityPriceBreaks(${page}) { ${edges} }`),
  'ProductVariant.sellingPlanAllocations': (page) =>
    inVariant(`sellingPlanAllocations(${page}) { ${edges} }`),
};

/** Two selections that differ in this argument alone, and whose replies differ. */
const changes: Readonly<Record<string, readonly [string, string]>> = {
  'Article.content(truncateAt)': [inArticle('content'), inArticle('content(truncateAt: 5)')],
  'Article.excerpt(truncateAt)': [inArticle('excerpt'), inArticle('excerpt(truncateAt: 5)')],
  'Blog.articleByHandle(handle)': [
    inBlog('articleByHandle(handle: "women") { id }'),
    inBlog('articleByHandle(handle: "nothing") { id }'),
  ],
  'Blog.articles(query)': [
    inBlog(`articles(first: 9) { ${edges} }`),
    inBlog(`articles(first: 9, query: "tag:Women OR tag:Men") { ${edges} }`),
  ],
  'Blog.articles(sortKey)': [
    inBlog(`articles(first: 9, sortKey: TITLE) { nodes { id } }`),
    inBlog(`articles(first: 9, sortKey: PUBLISHED_AT) { nodes { id } }`),
  ],
  'Collection.description(truncateAt)': [
    inCollection('description'),
    inCollection('description(truncateAt: 5)'),
  ],
  'Collection.products(filters)': [
    inCollection('products(first: 9) { nodes { id } }'),
    inCollection('products(first: 9, filters: [{ tag: "Jeans" }]) { nodes { id } }'),
  ],
  'Collection.products(sortKey)': [
    inCollection('products(first: 9) { nodes { id } }'),
    inCollection('products(first: 9, sortKey: PRICE) { nodes { id } }'),
  ],
  'Comment.content(truncateAt)': [
    inArticle('comments(first: 1) { nodes { content } }'),
    inArticle('comments(first: 1) { nodes { content(truncateAt: 2) } }'),
  ],
  'Image.transformedSrc(crop)': [
    inImage('transformedSrc(maxWidth: 9)'),
    inImage('transformedSrc(maxWidth: 9, crop: TOP)'),
  ],
  'Image.transformedSrc(maxHeight)': [inImage('transformedSrc'), inImage('transformedSrc(maxHeight: 9)')],
  'Image.transformedSrc(maxWidth)': [inImage('transformedSrc'), inImage('transformedSrc(maxWidth: 9)')],
  'Image.transformedSrc(preferredContentType)': [
    inImage('transformedSrc'),
    inImage('transformedSrc(preferredContentType: WEBP)'),
  ],
  'Image.transformedSrc(scale)': [
    inImage('transformedSrc(maxWidth: 9)'),
    inImage('transformedSrc(maxWidth: 9, scale: 2)'),
  ],
  'Image.url(transform)': [inImage('url'), inImage('url(transform: { maxWidth: 9 })')],
  'Metaobject.field(key)': [
    'metaobjects(type: "brand", first: 1) { nodes { field(key: "name") { value } } }',
    'metaobjects(type: "brand", first: 1) { nodes { field(key: "about") { value } } }',
  ],
  'Product.adjacentVariants(caseInsensitiveMatch)': [
    inProduct(`adjacentVariants(${selected(shouted)}, ignoreUnknownOptions: false) { id }`),
    inProduct(
      `adjacentVariants(${selected(shouted)}, ignoreUnknownOptions: false, caseInsensitiveMatch: true) { id }`,
    ),
  ],
  'Product.adjacentVariants(ignoreUnknownOptions)': [
    inProduct(`adjacentVariants(${selected(withUnknown)}) { id }`),
    inProduct(`adjacentVariants(${selected(withUnknown)}, ignoreUnknownOptions: false) { id }`),
  ],
  'Product.adjacentVariants(selectedOptions)': [
    inProduct('adjacentVariants { id }'),
    inProduct(`adjacentVariants(${selected(lastVariant.selectedOptions)}) { id }`),
  ],
  'Product.description(truncateAt)': [inProduct('description'), inProduct('description(truncateAt: 9)')],
  'Product.images(sortKey)': [
    inProduct('images(first: 9, sortKey: POSITION) { nodes { id } }'),
    inProduct('images(first: 9, sortKey: ID) { nodes { id } }'),
  ],
  'Product.media(sortKey)': [
    inProduct('media(first: 9, sortKey: POSITION) { nodes { id } }'),
    inProduct('media(first: 9, sortKey: ID) { nodes { id } }'),
  ],
  'Product.metafield(key)': [
    inProduct('metafield(namespace: "custom", key: "season") { value }'),
    inProduct('metafield(namespace: "custom", key: "composition") { value }'),
  ],
  'Product.metafield(namespace)': [
    inProduct('metafield(namespace: "custom", key: "season") { value }'),
    inProduct('metafield(key: "season") { value }'),
  ],
  'Product.metafields(identifiers)': [
    inProduct('metafields(identifiers: [{ namespace: "custom", key: "season" }]) { value }'),
    inProduct('metafields(identifiers: [{ namespace: "custom", key: "nothing" }]) { value }'),
  ],
  'Product.options(first)': [inProduct('options { id }'), inProduct('options(first: 1) { id }')],
  'Product.selectedOrFirstAvailableVariant(caseInsensitiveMatch)': [
    inProduct(`selectedOrFirstAvailableVariant(${selected(shouted)}) { id }`),
    inProduct(`selectedOrFirstAvailableVariant(${selected(shouted)}, caseInsensitiveMatch: true) { id }`),
  ],
  'Product.selectedOrFirstAvailableVariant(ignoreUnknownOptions)': [
    inProduct(`selectedOrFirstAvailableVariant(${selected(withUnknown)}) { id }`),
    inProduct(
      `selectedOrFirstAvailableVariant(${selected(withUnknown)}, ignoreUnknownOptions: false) { id }`,
    ),
  ],
  'Product.selectedOrFirstAvailableVariant(selectedOptions)': [
    inProduct('selectedOrFirstAvailableVariant { id }'),
    inProduct(`selectedOrFirstAvailableVariant(${selected(lastVariant.selectedOptions)}) { id }`),
  ],
  'Product.variantBySelectedOptions(caseInsensitiveMatch)': [
    inProduct(`variantBySelectedOptions(${selected(shouted)}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(shouted)}, caseInsensitiveMatch: true) { id }`),
  ],
  'Product.variantBySelectedOptions(ignoreUnknownOptions)': [
    inProduct(`variantBySelectedOptions(${selected(withUnknown)}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(withUnknown)}, ignoreUnknownOptions: true) { id }`),
  ],
  'Product.variantBySelectedOptions(selectedOptions)': [
    inProduct(`variantBySelectedOptions(${selected(product.variants[0]?.selectedOptions ?? [])}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(lastVariant.selectedOptions)}) { id }`),
  ],
  'Product.variants(sortKey)': [
    inProduct('variants(first: 9) { nodes { id } }'),
    inProduct('variants(first: 9, sortKey: ID) { nodes { id } }'),
  ],
  'ProductVariant.metafield(key)': [
    inVariant('metafield(namespace: "custom", key: "dispatch_days") { value }'),
    inVariant('metafield(namespace: "custom", key: "nothing") { value }'),
  ],
  'ProductVariant.metafield(namespace)': [
    inVariant('metafield(namespace: "custom", key: "dispatch_days") { value }'),
    inVariant('metafield(key: "dispatch_days") { value }'),
  ],
  'ProductVariant.metafields(identifiers)': [
    inVariant('metafields(identifiers: [{ namespace: "custom", key: "dispatch_days" }]) { value }'),
    inVariant('metafields(identifiers: [{ namespace: "custom", key: "nothing" }]) { value }'),
  ],
  'ProductVariant.storeAvailability(near)': [
    inVariant(
      'storeAvailability(first: 9, near: { latitude: 28, longitude: 77 }) { nodes { location { name } } }',
    ),
    inVariant(
      'storeAvailability(first: 9, near: { latitude: 8, longitude: 77 }) { nodes { location { name } } }',
    ),
  ],
  'QueryRoot.articles(query)': [
    'articles(first: 20) { nodes { id } }',
    'articles(first: 20, query: "blog_title:News") { nodes { id } }',
  ],
  'QueryRoot.articles(sortKey)': [
    'articles(first: 20, sortKey: TITLE) { nodes { id } }',
    'articles(first: 20, sortKey: PUBLISHED_AT) { nodes { id } }',
  ],
  'QueryRoot.blog(handle)': ['blog(handle: "news") { id }', 'blog(handle: "journal") { id }'],
  'QueryRoot.blogByHandle(handle)': [
    'blogByHandle(handle: "news") { id }',
    'blogByHandle(handle: "journal") { id }',
  ],
  'QueryRoot.blogs(query)': [
    'blogs(first: 9) { nodes { id } }',
    'blogs(first: 9, query: "title:News") { nodes { id } }',
  ],
  'QueryRoot.blogs(sortKey)': [
    'blogs(first: 1, sortKey: TITLE) { edges { cursor } }',
    'blogs(first: 1, sortKey: ID) { edges { cursor } }',
  ],
  'QueryRoot.collection(handle)': ['collection(handle: "women") { id }', 'collection(handle: "men") { id }'],
  'QueryRoot.collection(id)': [
    `collection(id: ${gid('Collection', catalogue.collections[0]?.id ?? 0)}) { id }`,
    `collection(id: ${gid('Collection', catalogue.collections[1]?.id ?? 0)}) { id }`,
  ],
  'QueryRoot.collectionByHandle(handle)': [
    'collectionByHandle(handle: "women") { id }',
    'collectionByHandle(handle: "men") { id }',
  ],
  'QueryRoot.collections(query)': [
    'collections(first: 9) { nodes { id } }',
    'collections(first: 9, query: "title:Women OR title:Sports") { nodes { id } }',
  ],
  'QueryRoot.collections(sortKey)': [
    'collections(first: 9, sortKey: TITLE) { nodes { id } }',
    'collections(first: 9, sortKey: ID) { nodes { id } }',
  ],
  'QueryRoot.locations(near)': [
    'locations(first: 9, sortKey: DISTANCE, near: { latitude: 28, longitude: 77 }) { nodes { name } }',
    'locations(first: 9, sortKey: DISTANCE, near: { latitude: 8, longitude: 77 }) { nodes { name } }',
  ],
  'QueryRoot.locations(sortKey)': [
    'locations(first: 9, sortKey: NAME) { edges { cursor } }',
    'locations(first: 9, sortKey: ID) { edges { cursor } }',
  ],
  'QueryRoot.menu(handle)': ['menu(handle: "main-menu") { id }', 'menu(handle: "nothing") { id }'],
  'QueryRoot.metaobject(handle)': [
    'metaobject(handle: { type: "brand", handle: "kora" }) { id }',
    'metaobject(handle: { type: "brand", handle: "sootra" }) { id }',
  ],
  'QueryRoot.metaobjects(sortKey)': [
    'metaobjects(type: "brand", first: 3, sortKey: "id") { edges { cursor } }',
    'metaobjects(type: "brand", first: 3, sortKey: "updated_at") { edges { cursor } }',
  ],
  'QueryRoot.metaobjects(type)': [
    'metaobjects(type: "brand", first: 3) { nodes { id } }',
    'metaobjects(type: "lookbook", first: 3) { nodes { id } }',
  ],
  'QueryRoot.node(id)': [
    `node(id: ${gid('Product', product.id)}) { id }`,
    `node(id: ${gid('Product', soldOut.id)}) { id }`,
  ],
  'QueryRoot.nodes(ids)': [
    `nodes(ids: [${gid('Product', product.id)}]) { id }`,
    `nodes(ids: [${gid('Product', soldOut.id)}]) { id }`,
  ],
  'QueryRoot.pages(query)': [
    'pages(first: 9) { nodes { id } }',
    'pages(first: 9, query: "handle:nothing") { nodes { id } }',
  ],
  'QueryRoot.pages(sortKey)': [
    'pages(first: 9, sortKey: TITLE) { edges { cursor } }',
    'pages(first: 9, sortKey: ID) { edges { cursor } }',
  ],
  'QueryRoot.predictiveSearch(limit)': [
    'predictiveSearch(query: "cotton", limit: 1) { products { id } }',
    'predictiveSearch(query: "cotton", limit: 2) { products { id } }',
  ],
  'QueryRoot.predictiveSearch(limitScope)': [
    'predictiveSearch(query: "t-shirts", limit: 3, limitScope: ALL) { products { id } collections { id } }',
    'predictiveSearch(query: "t-shirts", limit: 3, limitScope: EACH) { products { id } collections { id } }',
  ],
  'QueryRoot.predictiveSearch(query)': [
    'predictiveSearch(query: "cotton") { products { id } }',
    'predictiveSearch(query: "linen") { products { id } }',
  ],
  'QueryRoot.predictiveSearch(searchableFields)': [
    'predictiveSearch(query: "sale") { products { id } }',
    'predictiveSearch(query: "sale", searchableFields: [TAG]) { products { id } }',
  ],
  'QueryRoot.predictiveSearch(types)': [
    'predictiveSearch(query: "t-shirts") { products { id } collections { id } }',
    'predictiveSearch(query: "t-shirts", types: [COLLECTION]) { products { id } collections { id } }',
  ],
  'QueryRoot.predictiveSearch(unavailableProducts)': [
    `predictiveSearch(query: ${text(text(soldOutTitle))}, unavailableProducts: SHOW) { products { id } }`,
    `predictiveSearch(query: ${text(text(soldOutTitle))}, unavailableProducts: HIDE) { products { id } }`,
  ],
  'QueryRoot.product(handle)': [
    `product(handle: ${text(product.handle)}) { id }`,
    `product(handle: ${text(soldOut.handle)}) { id }`,
  ],
  'QueryRoot.product(id)': [
    `product(id: ${gid('Product', product.id)}) { id }`,
    `product(id: ${gid('Product', soldOut.id)}) { id }`,
  ],
  'QueryRoot.productByHandle(handle)': [
    `productByHandle(handle: ${text(product.handle)}) { id }`,
    `productByHandle(handle: ${text(soldOut.handle)}) { id }`,
  ],
  'QueryRoot.productRecommendations(intent)': [
    `productRecommendations(productId: ${gid('Product', product.id)}, intent: RELATED) { id }`,
    `productRecommendations(productId: ${gid('Product', product.id)}, intent: COMPLEMENTARY) { id }`,
  ],
  'QueryRoot.productRecommendations(productHandle)': [
    `productRecommendations(productHandle: ${text(product.handle)}) { id }`,
    'productRecommendations(productHandle: "nothing") { id }',
  ],
  'QueryRoot.productRecommendations(productId)': [
    `productRecommendations(productId: ${gid('Product', product.id)}) { id }`,
    `productRecommendations(productId: ${gid('Product', 1)}) { id }`,
  ],
  'QueryRoot.productTags(first)': ['productTags(first: 1) { nodes }', 'productTags(first: 2) { nodes }'],
  'QueryRoot.productTypes(first)': ['productTypes(first: 1) { nodes }', 'productTypes(first: 2) { nodes }'],
  'QueryRoot.products(query)': [
    'products(first: 9) { nodes { id } }',
    'products(first: 9, query: "product_type:Jeans,Shirt") { nodes { id } }',
  ],
  'QueryRoot.products(sortKey)': [
    'products(first: 9) { nodes { id } }',
    'products(first: 9, sortKey: PRICE) { nodes { id } }',
  ],
  'QueryRoot.search(prefix)': [
    `search(query: "kurt", first: 9) { ${found} }`,
    `search(query: "kurt", first: 9, prefix: NONE) { ${found} }`,
  ],
  'QueryRoot.search(productFilters)': [
    `search(query: "cotton", first: 9) { ${found} }`,
    `search(query: "cotton", first: 9, productFilters: [{ productVendor: "Kora" }]) { ${found} }`,
  ],
  'QueryRoot.search(query)': [
    `search(query: "cotton", first: 9) { ${found} }`,
    `search(query: "linen", first: 9) { ${found} }`,
  ],
  'QueryRoot.search(sortKey)': [
    `search(query: "cotton", first: 9) { ${found} }`,
    `search(query: "cotton", first: 9, sortKey: PRICE) { ${found} }`,
  ],
  'QueryRoot.search(types)': [
    'search(query: "women", first: 1, types: [PRODUCT]) { totalCount }',
    'search(query: "women", first: 1, types: [ARTICLE]) { totalCount }',
  ],
  'QueryRoot.search(unavailableProducts)': [
    'search(query: "cotton", first: 1) { totalCount }',
    'search(query: "cotton", first: 1, unavailableProducts: HIDE) { totalCount }',
  ],
  'QueryRoot.sitemap(type)': [
    'sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { items { handle } } }',
    'sitemap(type: COLLECTION) { pagesCount { count } resources(page: 1) { items { handle } } }',
  ],
  'QueryRoot.urlRedirects(query)': [
    'urlRedirects(first: 9) { nodes { id } }',
    'urlRedirects(first: 9, query: "path:/nothing") { nodes { id } }',
  ],
  'Sitemap.resources(page)': [
    'sitemap(type: PRODUCT) { resources(page: 1) { items { handle } } }',
    'sitemap(type: PRODUCT) { resources(page: 2) { items { handle } } }',
  ],
};

/** The same of carts and customers, which the tests create first. */
const shopperChanges: Readonly<Record<string, () => readonly [string, string]>> = {
  'Cart.attribute(key)': () => [
    inCart('attribute(key: "gift") { value }'),
    inCart('attribute(key: "nothing") { value }'),
  ],
  'Cart.metafield(key)': () => [
    inCart('metafield(namespace: "custom", key: "note") { value }'),
    inCart('metafield(namespace: "custom", key: "nothing") { value }'),
  ],
  'Cart.metafield(namespace)': () => [
    inCart('metafield(namespace: "custom", key: "note") { value }'),
    inCart('metafield(key: "note") { value }'),
  ],
  'Cart.metafields(identifiers)': () => [
    inCart('metafields(identifiers: [{ namespace: "custom", key: "note" }]) { value }'),
    inCart('metafields(identifiers: [{ namespace: "custom", key: "nothing" }]) { value }'),
  ],
  'CartDelivery.addresses(selected)': () => [
    inCart('delivery { addresses { id } }'),
    inCart('delivery { addresses(selected: true) { id } }'),
  ],
  'CartDeliveryAddress.formatted(withCompany)': () => [
    inCart(`delivery { addresses { address { ${onAddress('formatted')} } } }`),
    inCart(`delivery { addresses { address { ${onAddress('formatted(withCompany: false)')} } } }`),
  ],
  'CartDeliveryAddress.formatted(withName)': () => [
    inCart(`delivery { addresses { address { ${onAddress('formatted')} } } }`),
    inCart(`delivery { addresses { address { ${onAddress('formatted(withName: true)')} } } }`),
  ],
  'CartLine.attribute(key)': () => [
    inCart('lines(first: 1) { nodes { attribute(key: "hem") { value } } }'),
    inCart('lines(first: 1) { nodes { attribute(key: "nothing") { value } } }'),
  ],
  'MailingAddress.formatted(withCompany)': () => [
    inCustomer('addresses(first: 1) { nodes { formatted } }'),
    inCustomer('addresses(first: 1) { nodes { formatted(withCompany: false) } }'),
  ],
  'MailingAddress.formatted(withName)': () => [
    inCustomer('addresses(first: 1) { nodes { formatted } }'),
    inCustomer('addresses(first: 1) { nodes { formatted(withName: true) } }'),
  ],
};

const onAddress = (field: string): string => `... on CartDeliveryAddress { ${field} }`;

/** Arguments that cannot matter, and why. */
const withoutEffect: Readonly<Record<string, string>> = {
  'Cart.deliveryGroups(withCarrierRates)': 'no carrier calculates rates for this shop',
  'Customer.orders(query)': 'the storefront has no orders',
  'Customer.orders(sortKey)': 'the storefront has no orders',
};

/** Selections of arguments that find by an ID or token of something else than the tests create: null, and not another object. */
const unknownIds: Readonly<Record<string, string>> = {
  'QueryRoot.article(id)': 'article(id: "gid://shopify/Article/1") { id }',
  'QueryRoot.blog(id)': 'blog(id: "gid://shopify/Blog/1") { id }',
  'QueryRoot.cart(id)': 'cart(id: "gid://shopify/Cart/nothing") { id }',
  'QueryRoot.cartCompletionAttempt(attemptId)': 'cartCompletionAttempt(attemptId: "nothing") { __typename }',
  'QueryRoot.customer(customerAccessToken)': 'customer(customerAccessToken: "nothing") { id }',
  'QueryRoot.metaobject(id)': 'metaobject(id: "gid://shopify/Metaobject/1") { id }',
  'QueryRoot.page(handle)': 'page(handle: "nothing") { id }',
  'QueryRoot.page(id)': 'page(id: "gid://shopify/Page/1") { id }',
  'QueryRoot.pageByHandle(handle)': 'pageByHandle(handle: "nothing") { id }',
};

/** Objects that have no metafields, whatever is asked for. */
const withoutMetafields: Readonly<Record<string, (fields: string) => string>> = {
  Article: inArticle,
  Blog: inBlog,
  Collection: inCollection,
  Customer: inCustomer,
  Location: (fields) => `locations(first: 1) { nodes { ${fields} } }`,
  Market: (fields) => `localization { market { ${fields} } }`,
  Page: (fields) => `pages(first: 1) { nodes { ${fields} } }`,
  Shop: (fields) => `shop { ${fields} }`,
};

/** Types of which no query can reach an object, and why. */
const unreachable: Readonly<Record<string, string>> = {
  Company: 'the shop has no business customers',
  CompanyLocation: 'the shop has no business customers',
  ComponentizableCartLine: 'the shop has no bundles',
  Fulfillment: 'the storefront has no orders',
  MediaPresentation: 'the shop has no models',
  Metafield: 'no metafield refers to a list',
  Order: 'the storefront has no orders',
  SellingPlan: 'the shop has no subscriptions',
  SellingPlanGroup: 'the shop has no subscriptions',
};

/** Lists with one item. */
const listsOfOne: Readonly<Record<string, (page: string) => string>> = {
  'Cart.deliveryGroups': (page) => inCart(`deliveryGroups(${page}) { ${edges} }`),
};

const pageArguments = ['first', 'last', 'after', 'before', 'reverse'] as const;

/** Every `Type.field(argument)` that a query can reach. */
function reachableArguments(): readonly string[] {
  const schema = storefrontSchema();
  const seen = new Set<GraphQLNamedType>();
  const names: string[] = [];
  const visit = (type: GraphQLNamedType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) visit(possible);
    if (!isObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      names.push(...field.args.map(({ name }) => `${type.name}.${field.name}(${name})`));
      visit(getNamedType(field.type));
    }
  };
  const root = schema.getQueryType();
  if (root) visit(root);
  return names;
}

function isListed(argument: string): boolean {
  const [, type = '', field = '', name = ''] = /^(\w+)\.(\w+)\((\w+)\)$/.exec(argument) ?? [];
  const isPageArgument = pageArguments.some((other) => other === name);
  const list = `${type}.${field}`;
  return (
    argument in changes ||
    argument in shopperChanges ||
    argument in withoutEffect ||
    argument in unknownIds ||
    type in unreachable ||
    (isPageArgument && (list in lists || list in listsOfOne || list in emptyLists)) ||
    (field.startsWith('metafield') && type in withoutMetafields)
  );
}

beforeAll(async () => {
  const lines = product.variants
    .slice(0, 2)
    .map(
      ({ id }) =>
        `{ merchandiseId: ${gid('ProductVariant', id)}, attributes: [{ key: "hem", value: "short" }] }`,
    )
    .join(', ');
  const address =
    'firstName: "Meera", lastName: "Iyer", company: "Naap", address1: "12 MG Road", city: "Mumbai", zip: "400001"';
  const delivery = (city: string, isSelected: boolean): string =>
    `{ selected: ${isSelected}, address: { deliveryAddress: { ${address.replace('Mumbai', city)}, countryCode: IN, provinceCode: "MH" } } }`;
  const created = await ask(`mutation { cartCreate(input: {
    lines: [${lines}]
    attributes: [{ key: "gift", value: "yes" }]
    metafields: [{ key: "custom.note", type: "single_line_text_field", value: "ring twice" }]
    delivery: { addresses: [${delivery('Mumbai', true)}, ${delivery('Pune', false)}] }
  }) { cart { id } userErrors { message } } }`);
  cart = text(valueAt(created.data, 'id'));

  const account = 'email: "meera@example.com", password: "secret1"';
  await ask(`mutation { customerCreate(input: { ${account} }) { customerUserErrors { message } } }`);
  const signedIn = await ask(
    `mutation { customerAccessTokenCreate(input: { ${account} }) { customerAccessToken { accessToken } } }`,
  );
  customerToken = text(valueAt(signedIn.data, 'accessToken'));
  for (const city of ['Mumbai', 'Pune']) {
    await ask(
      `mutation { customerAddressCreate(customerAccessToken: ${customerToken}, address: { ${address.replace('Mumbai', city)}, country: "India", province: "Maharashtra" }) { customerUserErrors { message } } }`,
    );
  }
});

describe('the arguments of the schema', () => {
  it('are all in a table', () => {
    const all = reachableArguments();
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter((argument) => !isListed(argument))).toEqual([]);
  });

  it('that the tables name exist', () => {
    const all = new Set(reachableArguments());
    expect(
      [changes, shopperChanges, withoutEffect, unknownIds]
        .flatMap(Object.keys)
        .filter((name) => !all.has(name)),
    ).toEqual([]);
  });
});

describe('a reply changes with', () => {
  it.each(Object.entries(changes))('%s', async (_argument, [without, withArgument]) => {
    expect(await dataOf(withArgument)).not.toEqual(await dataOf(without));
  });
});

describe('a reply about a shopper changes with', () => {
  it.each(Object.entries(shopperChanges))('%s', async (_argument, selections) => {
    const [without, withArgument] = selections();
    expect(await dataOf(withArgument)).not.toEqual(await dataOf(without));
  });
});

describe('what cannot matter', () => {
  it('is a list of nothing, or the same with and without the argument', async () => {
    const groups = (page: string): string =>
      inCart(`deliveryGroups(${page}) { nodes { id deliveryOptions { handle } } }`);
    expect(await dataOf(groups('first: 5, withCarrierRates: true'))).toEqual(
      await dataOf(groups('first: 5')),
    );
    expect(valueAt(await dataOf(inCustomer(`orders(first: 5) { ${edges} }`)), 'edges')).toEqual([]);
  });
});

describe.each(Object.entries(lists))('the pages of %s', (list, select) => {
  const cursorsOf = async (page: string): Promise<readonly string[]> => {
    const found = valueAt(await dataOf(select(page)), 'edges');
    if (!Array.isArray(found)) throw new Error(`${list} answered no edges`);
    return found.map(({ cursor }) => cursor);
  };

  it('follow first, last, after, before and reverse', async () => {
    const [one, two] = await cursorsOf('first: 2');
    expect(two, 'a second item').toBeDefined();
    expect(await cursorsOf('first: 1')).toEqual([one]);
    expect(await cursorsOf(`first: 1, after: ${text(one)}`)).toEqual([two]);
    expect(await cursorsOf(`last: 1, before: ${text(two)}`)).toEqual([one]);
    const last = await cursorsOf('last: 1');
    expect(last).not.toEqual([one]);
    // The one list whose order the schema does not let a query reverse.
    if (list === 'MetaobjectField.references') return;
    expect((await cursorsOf('first: 1, reverse: true'))[0]).not.toBe(one);
  });
});

describe('lists of one', () => {
  it.each(Object.entries(listsOfOne))('%s follow their page', async (_list, select) => {
    const cursors = async (page: string) => valueAt(await dataOf(select(page)), 'edges');
    const [only] = Object(await cursors('first: 1, reverse: true'));
    for (const page of ['first: 1', 'last: 1']) expect(await cursors(page)).toEqual([only]);
    for (const page of [
      'first: 0',
      `first: 1, after: ${text(only.cursor)}`,
      `last: 1, before: ${text(only.cursor)}`,
    ]) {
      expect(await cursors(page)).toEqual([]);
    }
  });
});

describe('lists of nothing', () => {
  it.each(Object.entries(emptyLists))('%s still checks its page', async (_list, select) => {
    expect(valueAt(await dataOf(select('first: 5')), 'edges')).toEqual([]);
    for (const page of [
      'first: -1',
      'first: 251',
      'first: 1, last: 1',
      'first: 1, after: "x"',
      'last: 1, before: "x"',
    ]) {
      expect((await ask(`{ ${select(page)} }`)).errors?.length, page).toBeGreaterThan(0);
    }
  });
});

describe('nothing is found by', () => {
  it.each(Object.entries(unknownIds))('an unknown %s', async (_argument, selection) => {
    expect(Object.values(Object(await dataOf(selection)))).toEqual([null]);
  });
});

describe('no metafields', () => {
  it.each(Object.entries(withoutMetafields))('has a %s', async (_type, select) => {
    const fields =
      'metafield(namespace: "custom", key: "season") { id } metafields(identifiers: [{ key: "season" }]) { id }';
    const data = await dataOf(select(fields));
    expect(valueAt(data, 'metafield')).toBeNull();
    expect(valueAt(data, 'metafields')).toEqual([null]);
  });
});
