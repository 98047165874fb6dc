import {
  catalogue,
  edges,
  gid,
  inArticle,
  inBlog,
  inCart,
  inCollection,
  inCustomer,
  inImage,
  inProduct,
  inVariant,
  lastVariantOptions,
  optionsWithUnknown,
  product,
  productIds,
  selected,
  soldOutProduct,
  text,
  upperCaseOptions,
} from './fixture.ts';

/** Two selections that differ only in the argument, and whose responses differ. */
export const changes: Readonly<Record<string, readonly [string, string]>> = {
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
    inProduct(`adjacentVariants(${selected(upperCaseOptions)}, ignoreUnknownOptions: false) { id }`),
    inProduct(
      `adjacentVariants(${selected(upperCaseOptions)}, ignoreUnknownOptions: false, caseInsensitiveMatch: true) { id }`,
    ),
  ],
  'Product.adjacentVariants(ignoreUnknownOptions)': [
    inProduct(`adjacentVariants(${selected(optionsWithUnknown)}) { id }`),
    inProduct(`adjacentVariants(${selected(optionsWithUnknown)}, ignoreUnknownOptions: false) { id }`),
  ],
  'Product.adjacentVariants(selectedOptions)': [
    inProduct('adjacentVariants { id }'),
    inProduct(`adjacentVariants(${selected(lastVariantOptions)}) { id }`),
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
    inProduct(`selectedOrFirstAvailableVariant(${selected(upperCaseOptions)}) { id }`),
    inProduct(
      `selectedOrFirstAvailableVariant(${selected(upperCaseOptions)}, caseInsensitiveMatch: true) { id }`,
    ),
  ],
  'Product.selectedOrFirstAvailableVariant(ignoreUnknownOptions)': [
    inProduct(`selectedOrFirstAvailableVariant(${selected(optionsWithUnknown)}) { id }`),
    inProduct(
      `selectedOrFirstAvailableVariant(${selected(optionsWithUnknown)}, ignoreUnknownOptions: false) { id }`,
    ),
  ],
  'Product.selectedOrFirstAvailableVariant(selectedOptions)': [
    inProduct('selectedOrFirstAvailableVariant { id }'),
    inProduct(`selectedOrFirstAvailableVariant(${selected(lastVariantOptions)}) { id }`),
  ],
  'Product.variantBySelectedOptions(caseInsensitiveMatch)': [
    inProduct(`variantBySelectedOptions(${selected(upperCaseOptions)}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(upperCaseOptions)}, caseInsensitiveMatch: true) { id }`),
  ],
  'Product.variantBySelectedOptions(ignoreUnknownOptions)': [
    inProduct(`variantBySelectedOptions(${selected(optionsWithUnknown)}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(optionsWithUnknown)}, ignoreUnknownOptions: true) { id }`),
  ],
  'Product.variantBySelectedOptions(selectedOptions)': [
    inProduct(`variantBySelectedOptions(${selected(product.variants[0]?.selectedOptions ?? [])}) { id }`),
    inProduct(`variantBySelectedOptions(${selected(lastVariantOptions)}) { id }`),
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
    `node(id: ${gid('Product', soldOutProduct.id)}) { id }`,
  ],
  'QueryRoot.nodes(ids)': [
    `nodes(ids: [${gid('Product', product.id)}]) { id }`,
    `nodes(ids: [${gid('Product', soldOutProduct.id)}]) { id }`,
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
    `predictiveSearch(query: ${text(text(soldOutProduct.title))}, unavailableProducts: SHOW) { products { id } }`,
    `predictiveSearch(query: ${text(text(soldOutProduct.title))}, unavailableProducts: HIDE) { products { id } }`,
  ],
  'QueryRoot.product(handle)': [
    `product(handle: ${text(product.handle)}) { id }`,
    `product(handle: ${text(soldOutProduct.handle)}) { id }`,
  ],
  'QueryRoot.product(id)': [
    `product(id: ${gid('Product', product.id)}) { id }`,
    `product(id: ${gid('Product', soldOutProduct.id)}) { id }`,
  ],
  'QueryRoot.productByHandle(handle)': [
    `productByHandle(handle: ${text(product.handle)}) { id }`,
    `productByHandle(handle: ${text(soldOutProduct.handle)}) { id }`,
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
    `search(query: "kurt", first: 9) { ${productIds} }`,
    `search(query: "kurt", first: 9, prefix: NONE) { ${productIds} }`,
  ],
  'QueryRoot.search(productFilters)': [
    `search(query: "cotton", first: 9) { ${productIds} }`,
    `search(query: "cotton", first: 9, productFilters: [{ productVendor: "Kora" }]) { ${productIds} }`,
  ],
  'QueryRoot.search(query)': [
    `search(query: "cotton", first: 9) { ${productIds} }`,
    `search(query: "linen", first: 9) { ${productIds} }`,
  ],
  'QueryRoot.search(sortKey)': [
    `search(query: "cotton", first: 9) { ${productIds} }`,
    `search(query: "cotton", first: 9, sortKey: PRICE) { ${productIds} }`,
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

/** Such pairs for carts and customers, which `createCartAndCustomer` creates first. */
export const shopperChanges: Readonly<Record<string, () => readonly [string, string]>> = {
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
