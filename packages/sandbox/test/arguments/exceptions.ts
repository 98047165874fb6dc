import { inArticle, inBlog, inCollection, inCustomer } from './fixture.ts';

/** Arguments without an effect, with the reason. */
export const argumentsWithoutEffect: Readonly<Record<string, string>> = {
  'Cart.deliveryGroups(withCarrierRates)': 'no carrier calculates rates for this shop',
  'Customer.orders(query)': 'the storefront has no orders',
  'Customer.orders(sortKey)': 'the storefront has no orders',
};

/** Selections with an unknown ID, handle or token, which must return null. */
export const unknownIds: Readonly<Record<string, string>> = {
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

/** Types without metafields. */
export const typesWithoutMetafields: Readonly<Record<string, (fields: string) => string>> = {
  Article: inArticle,
  Blog: inBlog,
  Collection: inCollection,
  Customer: inCustomer,
  Location: (fields) => `locations(first: 1) { nodes { ${fields} } }`,
  Market: (fields) => `localization { market { ${fields} } }`,
  Page: (fields) => `pages(first: 1) { nodes { ${fields} } }`,
  Shop: (fields) => `shop { ${fields} }`,
};

/** Types without an object that a query can reach, with the reason. */
export const unreachableTypes: Readonly<Record<string, string>> = {
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
