/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query GetProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n    handle\n    descriptionHtml\n    vendor\n    availableForSale\n    options(first: 250) {\n      id\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    images(first: 250) {\n      nodes {\n        ...Image\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        id\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          ...Image\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n  }\n}": typeof types.GetProductDocument,
    "query GetVariants($ids: [ID!]!) {\n  nodes(ids: $ids) {\n    ... on ProductVariant {\n      id\n      title\n      availableForSale\n      price {\n        amount\n        currencyCode\n      }\n      image {\n        ...Image\n      }\n      product {\n        id\n        title\n        vendor\n      }\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n}": typeof types.GetVariantsDocument,
    "query ListCollection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!]) {\n  collectionByHandle(handle: $handle) {\n    products(\n      first: $first\n      after: $after\n      sortKey: $sortKey\n      reverse: $reverse\n      filters: $filters\n    ) {\n      edges {\n        node {\n          ...ProductCard\n          tags\n        }\n      }\n      pageInfo {\n        ...PageInfo\n      }\n    }\n  }\n}": typeof types.ListCollectionDocument,
    "query ListProducts($first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String) {\n  products(\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    query: $query\n  ) {\n    edges {\n      node {\n        ...ProductCard\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}": typeof types.ListProductsDocument,
    "query SearchProducts($searchQuery: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean, $productFilters: [ProductFilter!], $withCollections: Boolean! = false) {\n  search(\n    query: $searchQuery\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    types: [PRODUCT]\n    productFilters: $productFilters\n  ) {\n    edges {\n      node {\n        ... on Product {\n          ...ProductCard\n          collections(first: 250) @include(if: $withCollections) {\n            nodes {\n              handle\n            }\n          }\n        }\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}": typeof types.SearchProductsDocument,
    "fragment Image on Image {\n  url\n  altText\n  width\n  height\n}\n\nfragment ProductCard on Product {\n  id\n  title\n  handle\n  vendor\n  availableForSale\n  priceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  compareAtPriceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  images(first: 1) {\n    nodes {\n      ...Image\n    }\n  }\n  variants(first: 2) {\n    nodes {\n      id\n    }\n  }\n}\n\nfragment PageInfo on PageInfo {\n  hasNextPage\n  endCursor\n}": typeof types.ImageFragmentDoc,
};
const documents: Documents = {
    "query GetProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n    handle\n    descriptionHtml\n    vendor\n    availableForSale\n    options(first: 250) {\n      id\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    images(first: 250) {\n      nodes {\n        ...Image\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        id\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          ...Image\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n  }\n}": types.GetProductDocument,
    "query GetVariants($ids: [ID!]!) {\n  nodes(ids: $ids) {\n    ... on ProductVariant {\n      id\n      title\n      availableForSale\n      price {\n        amount\n        currencyCode\n      }\n      image {\n        ...Image\n      }\n      product {\n        id\n        title\n        vendor\n      }\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n}": types.GetVariantsDocument,
    "query ListCollection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!]) {\n  collectionByHandle(handle: $handle) {\n    products(\n      first: $first\n      after: $after\n      sortKey: $sortKey\n      reverse: $reverse\n      filters: $filters\n    ) {\n      edges {\n        node {\n          ...ProductCard\n          tags\n        }\n      }\n      pageInfo {\n        ...PageInfo\n      }\n    }\n  }\n}": types.ListCollectionDocument,
    "query ListProducts($first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String) {\n  products(\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    query: $query\n  ) {\n    edges {\n      node {\n        ...ProductCard\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}": types.ListProductsDocument,
    "query SearchProducts($searchQuery: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean, $productFilters: [ProductFilter!], $withCollections: Boolean! = false) {\n  search(\n    query: $searchQuery\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    types: [PRODUCT]\n    productFilters: $productFilters\n  ) {\n    edges {\n      node {\n        ... on Product {\n          ...ProductCard\n          collections(first: 250) @include(if: $withCollections) {\n            nodes {\n              handle\n            }\n          }\n        }\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}": types.SearchProductsDocument,
    "fragment Image on Image {\n  url\n  altText\n  width\n  height\n}\n\nfragment ProductCard on Product {\n  id\n  title\n  handle\n  vendor\n  availableForSale\n  priceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  compareAtPriceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  images(first: 1) {\n    nodes {\n      ...Image\n    }\n  }\n  variants(first: 2) {\n    nodes {\n      id\n    }\n  }\n}\n\nfragment PageInfo on PageInfo {\n  hasNextPage\n  endCursor\n}": types.ImageFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetProduct($id: ID!) {\n  product(id: $id) {\n    id\n    title\n    handle\n    descriptionHtml\n    vendor\n    availableForSale\n    options(first: 250) {\n      id\n      name\n      optionValues {\n        name\n        swatch {\n          color\n        }\n      }\n    }\n    images(first: 250) {\n      nodes {\n        ...Image\n      }\n    }\n    variants(first: 250) {\n      nodes {\n        id\n        title\n        availableForSale\n        price {\n          amount\n          currencyCode\n        }\n        compareAtPrice {\n          amount\n          currencyCode\n        }\n        image {\n          ...Image\n        }\n        selectedOptions {\n          name\n          value\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql').GetProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetVariants($ids: [ID!]!) {\n  nodes(ids: $ids) {\n    ... on ProductVariant {\n      id\n      title\n      availableForSale\n      price {\n        amount\n        currencyCode\n      }\n      image {\n        ...Image\n      }\n      product {\n        id\n        title\n        vendor\n      }\n      selectedOptions {\n        name\n        value\n      }\n    }\n  }\n}"): typeof import('./graphql').GetVariantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListCollection($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!]) {\n  collectionByHandle(handle: $handle) {\n    products(\n      first: $first\n      after: $after\n      sortKey: $sortKey\n      reverse: $reverse\n      filters: $filters\n    ) {\n      edges {\n        node {\n          ...ProductCard\n          tags\n        }\n      }\n      pageInfo {\n        ...PageInfo\n      }\n    }\n  }\n}"): typeof import('./graphql').ListCollectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListProducts($first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String) {\n  products(\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    query: $query\n  ) {\n    edges {\n      node {\n        ...ProductCard\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}"): typeof import('./graphql').ListProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchProducts($searchQuery: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean, $productFilters: [ProductFilter!], $withCollections: Boolean! = false) {\n  search(\n    query: $searchQuery\n    first: $first\n    after: $after\n    sortKey: $sortKey\n    reverse: $reverse\n    types: [PRODUCT]\n    productFilters: $productFilters\n  ) {\n    edges {\n      node {\n        ... on Product {\n          ...ProductCard\n          collections(first: 250) @include(if: $withCollections) {\n            nodes {\n              handle\n            }\n          }\n        }\n      }\n    }\n    pageInfo {\n      ...PageInfo\n    }\n  }\n}"): typeof import('./graphql').SearchProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Image on Image {\n  url\n  altText\n  width\n  height\n}\n\nfragment ProductCard on Product {\n  id\n  title\n  handle\n  vendor\n  availableForSale\n  priceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  compareAtPriceRange {\n    minVariantPrice {\n      amount\n      currencyCode\n    }\n  }\n  images(first: 1) {\n    nodes {\n      ...Image\n    }\n  }\n  variants(first: 2) {\n    nodes {\n      id\n    }\n  }\n}\n\nfragment PageInfo on PageInfo {\n  hasNextPage\n  endCursor\n}"): typeof import('./graphql').ImageFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
