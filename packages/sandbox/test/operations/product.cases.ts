import { type Cases, india, productGid, productHandle, selectedOptions } from './case.ts';

export const productCases: Cases = {
  ProductPage: {
    variables: (storefront) => ({
      ...productHandle(storefront),
      selectedOptions: selectedOptions(storefront),
      ...india,
    }),
    data: [
      'product.adjacentVariants.0.id',
      'product.selectedOrFirstAvailableVariant.price.amount',
      'product.options.0.optionValues.0.firstSelectableVariant.id',
      'product.encodedVariantExistence',
      'product.seo.title',
    ],
  },
  ProductByHandleOnly: {
    variables: productHandle,
    data: ['productByHandle.featuredImage.url', 'productByHandle.tags'],
  },
  ProductById: {
    variables: (storefront) => ({ id: productGid(storefront) }),
    data: ['product.onlineStoreUrl'],
  },
  ProductChoices: {
    variables: productHandle,
    data: ['product.options.1.values', 'product.variantsCount.count'],
  },
  Neighbours: { variables: productHandle, data: ['product.adjacentVariants.0.selectedOptions'] },
  EncodedChoices: { variables: productHandle, data: ['product.encodedVariantAvailability'] },
  ChosenVariant: {
    variables: (storefront) => ({ ...productHandle(storefront), options: selectedOptions(storefront) }),
    data: ['product.variantBySelectedOptions.id'],
  },
  ChosenVariantLoosely: {
    variables: (storefront) => ({ ...productHandle(storefront), options: selectedOptions(storefront) }),
    data: ['product.variantBySelectedOptions.id'],
  },
  FirstAvailable: {
    variables: productHandle,
    data: ['product.selectedOrFirstAvailableVariant.product.handle'],
  },
  Gallery: {
    variables: productHandle,
    data: ['product.media.nodes.0.image.url', 'product.media.nodes.0.alt'],
  },
  PictureSizes: { variables: productHandle, data: ['product.images.edges.0.node.thumb'] },
  ProductDetailsFields: {
    variables: (storefront) => ({
      ...productHandle(storefront),
      identifiers: [{ namespace: 'custom', key: 'season' }, { key: 'none' }],
    }),
    data: [
      'product.composition.value',
      'product.composition.parentResource.handle',
      'product.metafields.0.value',
    ],
  },
  ProductSnippet: { variables: productHandle, data: ['product.seo.description', 'product.description'] },
  Subscriptions: { variables: productHandle, data: ['product.requiresSellingPlan'] },
  BundleParts: { variables: productHandle, data: ['product.variants.nodes.0.requiresComponents'] },
  Taxonomy: { variables: productHandle, data: ['product.category.ancestors.0.name'] },
  Breadcrumbs: {
    variables: productHandle,
    data: ['product.collections.nodes.0.title', 'product.collections.totalCount'],
  },
  VariantPage: {
    variables: (storefront) => ({ ...productHandle(storefront), first: 2 }),
    data: ['product.variants.edges.1.cursor', 'product.variants.pageInfo.endCursor'],
  },
  LastVariants: { variables: productHandle, data: ['product.variants.nodes.1.weightUnit'] },
  Recommendations: {
    variables: (storefront) => ({ id: productGid(storefront) }),
    data: ['productRecommendations.0.title'],
  },
  RecommendationsByHandle: { variables: productHandle, data: ['related.0.title', 'complementary.0.title'] },
  DeferredExtras: { variables: productHandle, data: ['product.tags', 'product.descriptionHtml'] },
  QuickAdd: { variables: productHandle, data: ['product.variants.edges.0.node.id'] },
};
