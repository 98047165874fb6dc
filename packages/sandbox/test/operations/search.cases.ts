import type { Cases } from './case.ts';

export const searchCases: Cases = {
  SearchPage: {
    variables: { term: 'women' },
    data: ['products.nodes.0.title', 'articles.nodes.0.title', 'pages.totalCount'],
  },
  SearchPages: { variables: { term: 'delivery' }, data: ['search.edges.0.node.title'] },
  SearchEverything: {
    variables: { term: 'dress' },
    data: ['search.edges.19.node.title', 'search.productFilters.0.label'],
  },
  SearchFiltered: {
    variables: { term: 'cotton', filters: [{ price: { min: 500 } }, { available: true }] },
    data: ['search.nodes.0.title', 'search.totalCount'],
  },
  SearchExactly: { variables: { term: 'kurta' }, data: ['search.nodes.0.title'] },
  Typeahead: {
    variables: { term: 'sneak', limit: 10, limitScope: 'EACH' },
    data: [
      'predictiveSearch.articles.0.title',
      'predictiveSearch.collections.0.handle',
      'predictiveSearch.products.0.selectedOrFirstAvailableVariant.id',
      'predictiveSearch.queries.0.styledText',
    ],
  },
  TypeaheadProducts: { variables: { term: 'shirt' }, data: ['predictiveSearch.products.0.title'] },
  Suggestions: {
    variables: { term: 'je' },
    data: ['predictiveSearch.queries.0.text', 'predictiveSearch.collections.0.title'],
  },
};
