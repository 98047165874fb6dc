import { type Cases, variableFrom } from './case.ts';

export const listsCases: Cases = {
  Home: { data: ['featured.nodes.0.image.url', 'popular.nodes.3.title', 'latest.nodes.3.title'] },
  Catalogue: { variables: { first: 8 }, data: ['products.nodes.7.id', 'products.pageInfo.endCursor'] },
  CatalogueBefore: {
    variables: variableFrom(
      'before',
      '{ products(first: 6, sortKey: TITLE) { pageInfo { endCursor } } }',
      'products.pageInfo.endCursor',
    ),
    data: ['products.edges.2.node.title', 'products.pageInfo.startCursor'],
  },
  CatalogueAfter: {
    variables: variableFrom(
      'after',
      '{ products(first: 6, sortKey: PRICE) { pageInfo { endCursor } } }',
      'products.pageInfo.endCursor',
    ),
    data: ['products.edges.2.node.title'],
  },
  CatalogueQuery: {
    variables: { query: 'tag:Dresses AND variants.price:<3000' },
    data: ['products.nodes.4.title', 'products.filters.0.values.0.input'],
  },
  ByVendor: { variables: { vendor: 'vendor:Kora OR vendor:Sootra' }, data: ['products.nodes.4.vendor'] },
  CollectionPage: {
    variables: {
      handle: 'dresses',
      first: 4,
      sortKey: 'PRICE',
      reverse: true,
      filters: [{ available: true }],
    },
    data: [
      'collection.products.nodes.3.title',
      'collection.products.filters.1.label',
      'collection.seo.title',
    ],
  },
  CollectionCheap: { variables: { handle: 'women', max: 900 }, data: ['collection.products.nodes.0.title'] },
  CollectionSizes: { variables: { handle: 'men', value: 'M' }, data: ['collection.products.nodes.0.title'] },
  CollectionBrands: { variables: { handle: 'men' }, data: ['collection.products.filters.2.values.0.count'] },
  CollectionLegacy: {
    variables: { handle: 'sneakers' },
    data: ['collectionByHandle.products.edges.0.node.title', 'collectionByHandle.onlineStoreUrl'],
  },
  CollectionById: {
    variables: variableFrom('id', '{ collection(handle: "men") { id } }', 'collection.id'),
    data: ['collection.title', 'collection.metafields'],
  },
  CollectionIndex: {
    variables: { first: 4 },
    data: ['collections.nodes.3.image.url', 'collections.totalCount'],
  },
  CollectionIndexBackwards: { data: ['collections.edges.3.node.products.nodes.0.title'] },
  CollectionSearch: {
    variables: { query: 'title:Sneakers OR title:Flats' },
    data: ['collections.nodes.1.title'],
  },
  TagsAndTypes: { data: ['productTags.edges.0.node', 'productTypes.nodes.0'] },
};
