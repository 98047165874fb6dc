/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CategoryFilter = {
  id: string;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type LanguageCode =
  | 'AF'
  | 'AK'
  | 'AM'
  | 'AR'
  | 'AS'
  | 'AZ'
  | 'BE'
  | 'BG'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'CA'
  | 'CE'
  | 'CKB'
  | 'CS'
  | 'CU'
  | 'CY'
  | 'DA'
  | 'DE'
  | 'DZ'
  | 'EE'
  | 'EL'
  | 'EN'
  | 'EO'
  | 'ES'
  | 'ET'
  | 'EU'
  | 'FA'
  | 'FF'
  | 'FI'
  | 'FIL'
  | 'FO'
  | 'FR'
  | 'FY'
  | 'GA'
  | 'GD'
  | 'GL'
  | 'GU'
  | 'GV'
  | 'HA'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'HY'
  | 'IA'
  | 'ID'
  | 'IG'
  | 'II'
  | 'IS'
  | 'IT'
  | 'JA'
  | 'JV'
  | 'KA'
  | 'KI'
  | 'KK'
  | 'KL'
  | 'KM'
  | 'KN'
  | 'KO'
  | 'KS'
  | 'KU'
  | 'KW'
  | 'KY'
  | 'LA'
  | 'LB'
  | 'LG'
  | 'LN'
  | 'LO'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MG'
  | 'MI'
  | 'MK'
  | 'ML'
  | 'MN'
  | 'MO'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MY'
  | 'NB'
  | 'ND'
  | 'NE'
  | 'NL'
  | 'NN'
  | 'NO'
  | 'OM'
  | 'OR'
  | 'OS'
  | 'PA'
  | 'PL'
  | 'PS'
  | 'PT'
  | 'PT_BR'
  | 'PT_PT'
  | 'QU'
  | 'RM'
  | 'RN'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SK'
  | 'SL'
  | 'SN'
  | 'SO'
  | 'SQ'
  | 'SR'
  | 'SU'
  | 'SV'
  | 'SW'
  | 'TA'
  | 'TE'
  | 'TG'
  | 'TH'
  | 'TI'
  | 'TK'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'UG'
  | 'UK'
  | 'UR'
  | 'UZ'
  | 'VI'
  | 'VO'
  | 'WO'
  | 'XH'
  | 'YI'
  | 'YO'
  | 'ZH'
  | 'ZH_CN'
  | 'ZH_TW'
  | 'ZU';

export type MetafieldFilter = {
  key: string;
  namespace: string;
  value: string;
};

export type PriceRangeFilter = {
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type ProductCollectionSortKeys =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export type ProductFilter = {
  available?: boolean | null | undefined;
  category?: CategoryFilter | null | undefined;
  price?: PriceRangeFilter | null | undefined;
  productMetafield?: MetafieldFilter | null | undefined;
  productType?: string | null | undefined;
  productVendor?: string | null | undefined;
  tag?: string | null | undefined;
  taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  variantMetafield?: MetafieldFilter | null | undefined;
  variantOption?: VariantOptionFilter | null | undefined;
};

export type ProductSortKeys =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

export type SearchSortKeys =
  | 'PRICE'
  | 'RELEVANCE';

export type TaxonomyMetafieldFilter = {
  key: string;
  namespace: string;
  value: string;
};

export type VariantOptionFilter = {
  name: string;
  value: string;
};

export type CountProductsQueryVariables = Exact<{
  searchQuery: string;
  productFilters?: Array<ProductFilter> | ProductFilter | null | undefined;
  withFilters: boolean;
  country: CountryCode;
  language: LanguageCode;
}>;


export type CountProductsQuery = { search: { totalCount: number, productFilters?: Array<{ label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> }> } };

export type GetProductQueryVariables = Exact<{
  id: string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductQuery = { product: { id: string, title: string, handle: string, descriptionHtml: string, vendor: string, productType: string, tags: Array<string>, availableForSale: boolean, sizeChart: { value: string } | null, options: Array<{ id: string, name: string, optionValues: Array<{ name: string, swatch: { color: string | null, image:
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
            | { previewImage: { url: string } | null }
           | null } | null }> }>, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, variants: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type GetProductPageQueryVariables = Exact<{
  id: string | number;
  withImages: boolean;
  imagesAfter?: string | null | undefined;
  withVariants: boolean;
  variantsAfter?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductPageQuery = { product: { images?: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, variants?: { nodes: Array<{ id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type GetProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetProductsQuery = { nodes: Array<
    | { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }
    | Record<PropertyKey, never>
   | null> };

export type GetStoreQueryVariables = Exact<{
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetStoreQuery = { shop: { name: string, description: string | null }, localization: { country: { currency: { isoCode: CurrencyCode } }, availableLanguages: Array<{ isoCode: LanguageCode }> } };

export type GetVariantsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type GetVariantsQuery = { nodes: Array<
    | { id: string, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, product: { id: string, title: string, vendor: string, productType: string, options: Array<{ name: string, optionValues: Array<{ name: string }> }> }, selectedOptions: Array<{ name: string, value: string }> }
    | Record<PropertyKey, never>
   | null> };

export type ListCollectionQueryVariables = Exact<{
  handle: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionQuery = { collectionByHandle: { products: { edges: Array<{ node: { tags: Array<string>, id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ListCollectionFacetsQueryVariables = Exact<{
  handle: string;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionFacetsQuery = { collectionByHandle: { products: { filters: Array<{ label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> }> } } | null };

export type ListCollectionTagsQueryVariables = Exact<{
  handle: string;
  after?: string | null | undefined;
  filters?: Array<ProductFilter> | ProductFilter | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListCollectionTagsQuery = { collectionByHandle: { products: { nodes: Array<{ tags: Array<string>, vendor: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ListProductsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  query?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListProductsQuery = { products: { edges: Array<{ node: { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListSitemapCollectionsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListSitemapCollectionsQuery = { collections: { nodes: Array<{ handle: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListSitemapProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  query?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListSitemapProductsQuery = { products: { nodes: Array<{ id: string, createdAt: string, updatedAt: string, title: string, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListStoreCollectionsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListStoreCollectionsQuery = { collections: { nodes: Array<{ handle: string, title: string, products: { nodes: Array<{ featuredImage: { url: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListStoreProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  country: CountryCode;
  language: LanguageCode;
}>;


export type ListStoreProductsQuery = { products: { nodes: Array<{ vendor: string, productType: string, tags: Array<string>, options: Array<{ name: string }>, featuredImage: { url: string } | null, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecommendProductsQueryVariables = Exact<{
  id: string | number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type RecommendProductsQuery = { productRecommendations: Array<{ id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }> | null };

export type SearchProductsQueryVariables = Exact<{
  searchQuery: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: SearchSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  productFilters?: Array<ProductFilter> | ProductFilter | null | undefined;
  withCollections?: boolean;
  country: CountryCode;
  language: LanguageCode;
}>;


export type SearchProductsQuery = { search: { edges: Array<{ node:
        | { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, collections?: { nodes: Array<{ handle: string }> }, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }
        | Record<PropertyKey, never>
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SuggestProductsQueryVariables = Exact<{
  text: string;
  limit: number;
  country: CountryCode;
  language: LanguageCode;
}>;


export type SuggestProductsQuery = { predictiveSearch: { products: Array<{ id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } }> } | null };

export type ImageFragment = { url: string, altText: string | null, width: number | null, height: number | null };

export type ProductCardFragment = { id: string, title: string, handle: string, vendor: string, availableForSale: boolean, priceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, compareAtPriceRange: { minVariantPrice: { amount: string, currencyCode: CurrencyCode } }, images: { nodes: Array<{ url: string, altText: string | null, width: number | null, height: number | null }> }, variants: { nodes: Array<{ id: string }> } };

export type PageInfoFragment = { hasNextPage: boolean, endCursor: string | null };

export type ProductVariantFragment = { id: string, sku: string | null, title: string, availableForSale: boolean, price: { amount: string, currencyCode: CurrencyCode }, compareAtPrice: { amount: string, currencyCode: CurrencyCode } | null, image: { url: string, altText: string | null, width: number | null, height: number | null } | null, selectedOptions: Array<{ name: string, value: string }> };

export type FacetFragment = { label: string, values: Array<{ count: number, input: unknown, swatch: { color: string | null, image: { previewImage: { url: string } | null } | null } | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ImageFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`fragment Image on Image{url altText width height}`, {"fragmentName":"Image"}) as unknown as TypedDocumentString<ImageFragment, unknown>;
export const ProductCardFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}fragment Image on Image{url altText width height}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const PageInfoFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`fragment PageInfo on PageInfo{hasNextPage endCursor}`, {"fragmentName":"PageInfo"}) as unknown as TypedDocumentString<PageInfoFragment, unknown>;
export const ProductVariantFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`fragment ProductVariant on ProductVariant{id sku title availableForSale price{amount currencyCode}compareAtPrice{amount currencyCode}image{...Image}selectedOptions{name value}}fragment Image on Image{url altText width height}`, {"fragmentName":"ProductVariant"}) as unknown as TypedDocumentString<ProductVariantFragment, unknown>;
export const FacetFragmentDoc = /* @__PURE__ */ new TypedDocumentString(`fragment Facet on Filter{label values{count input swatch{color image{previewImage{url}}}}}`, {"fragmentName":"Facet"}) as unknown as TypedDocumentString<FacetFragment, unknown>;
export const CountProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query CountProducts($searchQuery:String!$productFilters:[ProductFilter!]$withFilters:Boolean!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){search(query:$searchQuery first:1 types:[PRODUCT]productFilters:$productFilters){totalCount productFilters@include(if:$withFilters){...Facet}}}fragment Facet on Filter{label values{count input swatch{color image{previewImage{url}}}}}`) as unknown as TypedDocumentString<CountProductsQuery, CountProductsQueryVariables>;
export const GetProductDocument = /* @__PURE__ */ new TypedDocumentString(`query GetProduct($id:ID!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){product(id:$id){id title handle descriptionHtml vendor productType tags sizeChart:metafield(namespace:"naap" key:"size_chart"){value}availableForSale options(first:250){id name optionValues{name swatch{color image{previewImage{url}}}}}images(first:250){nodes{...Image}pageInfo{...PageInfo}}variants(first:250){nodes{...ProductVariant}pageInfo{...PageInfo}}}}fragment Image on Image{url altText width height}fragment PageInfo on PageInfo{hasNextPage endCursor}fragment ProductVariant on ProductVariant{id sku title availableForSale price{amount currencyCode}compareAtPrice{amount currencyCode}image{...Image}selectedOptions{name value}}`) as unknown as TypedDocumentString<GetProductQuery, GetProductQueryVariables>;
export const GetProductPageDocument = /* @__PURE__ */ new TypedDocumentString(`query GetProductPage($id:ID!$withImages:Boolean!$imagesAfter:String$withVariants:Boolean!$variantsAfter:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){product(id:$id){images(first:250 after:$imagesAfter)@include(if:$withImages){nodes{...Image}pageInfo{...PageInfo}}variants(first:250 after:$variantsAfter)@include(if:$withVariants){nodes{...ProductVariant}pageInfo{...PageInfo}}}}fragment Image on Image{url altText width height}fragment PageInfo on PageInfo{hasNextPage endCursor}fragment ProductVariant on ProductVariant{id sku title availableForSale price{amount currencyCode}compareAtPrice{amount currencyCode}image{...Image}selectedOptions{name value}}`) as unknown as TypedDocumentString<GetProductPageQuery, GetProductPageQueryVariables>;
export const GetProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query GetProducts($ids:[ID!]!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){nodes(ids:$ids){...on Product{...ProductCard}}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}`) as unknown as TypedDocumentString<GetProductsQuery, GetProductsQueryVariables>;
export const GetStoreDocument = /* @__PURE__ */ new TypedDocumentString(`query GetStore($country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){shop{name description}localization{country{currency{isoCode}}availableLanguages{isoCode}}}`) as unknown as TypedDocumentString<GetStoreQuery, GetStoreQueryVariables>;
export const GetVariantsDocument = /* @__PURE__ */ new TypedDocumentString(`query GetVariants($ids:[ID!]!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){nodes(ids:$ids){...on ProductVariant{id title availableForSale price{amount currencyCode}image{...Image}product{id title vendor productType options(first:250){name optionValues{name}}}selectedOptions{name value}}}}fragment Image on Image{url altText width height}`) as unknown as TypedDocumentString<GetVariantsQuery, GetVariantsQueryVariables>;
export const ListCollectionDocument = /* @__PURE__ */ new TypedDocumentString(`query ListCollection($handle:String!$first:Int!$after:String$sortKey:ProductCollectionSortKeys$reverse:Boolean$filters:[ProductFilter!]$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){collectionByHandle:collection(handle:$handle){products(first:$first after:$after sortKey:$sortKey reverse:$reverse filters:$filters){edges{node{...ProductCard tags}}pageInfo{...PageInfo}}}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListCollectionQuery, ListCollectionQueryVariables>;
export const ListCollectionFacetsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListCollectionFacets($handle:String!$filters:[ProductFilter!]$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){collectionByHandle:collection(handle:$handle){products(first:1 filters:$filters){filters{...Facet}}}}fragment Facet on Filter{label values{count input swatch{color image{previewImage{url}}}}}`) as unknown as TypedDocumentString<ListCollectionFacetsQuery, ListCollectionFacetsQueryVariables>;
export const ListCollectionTagsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListCollectionTags($handle:String!$after:String$filters:[ProductFilter!]$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){collectionByHandle:collection(handle:$handle){products(first:250 after:$after filters:$filters){nodes{tags vendor}pageInfo{...PageInfo}}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListCollectionTagsQuery, ListCollectionTagsQueryVariables>;
export const ListProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListProducts($first:Int!$after:String$sortKey:ProductSortKeys$reverse:Boolean$query:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){products(first:$first after:$after sortKey:$sortKey reverse:$reverse query:$query){edges{node{...ProductCard}}pageInfo{...PageInfo}}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListProductsQuery, ListProductsQueryVariables>;
export const ListSitemapCollectionsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListSitemapCollections($after:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){collections(first:250 after:$after){nodes{handle updatedAt}pageInfo{...PageInfo}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListSitemapCollectionsQuery, ListSitemapCollectionsQueryVariables>;
export const ListSitemapProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListSitemapProducts($after:String$query:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){products(first:250 after:$after sortKey:CREATED_AT query:$query){nodes{id createdAt updatedAt title priceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{url}}}pageInfo{...PageInfo}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListSitemapProductsQuery, ListSitemapProductsQueryVariables>;
export const ListStoreCollectionsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListStoreCollections($after:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){collections(first:250 after:$after){nodes{handle title products(first:1){nodes{featuredImage{url(transform:{maxWidth:600})}}}}pageInfo{...PageInfo}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListStoreCollectionsQuery, ListStoreCollectionsQueryVariables>;
export const ListStoreProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query ListStoreProducts($after:String$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){products(first:250 after:$after sortKey:BEST_SELLING){nodes{vendor productType tags options{name}featuredImage{url(transform:{maxWidth:600})}priceRange{minVariantPrice{amount currencyCode}}}pageInfo{...PageInfo}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<ListStoreProductsQuery, ListStoreProductsQueryVariables>;
export const RecommendProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query RecommendProducts($id:ID!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){productRecommendations(productId:$id){...ProductCard}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}`) as unknown as TypedDocumentString<RecommendProductsQuery, RecommendProductsQueryVariables>;
export const SearchProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query SearchProducts($searchQuery:String!$first:Int!$after:String$sortKey:SearchSortKeys$reverse:Boolean$productFilters:[ProductFilter!]$withCollections:Boolean!=false$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){search(query:$searchQuery first:$first after:$after sortKey:$sortKey reverse:$reverse types:[PRODUCT]productFilters:$productFilters){edges{node{...on Product{...ProductCard collections(first:250)@include(if:$withCollections){nodes{handle}}}}}pageInfo{...PageInfo}}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}fragment PageInfo on PageInfo{hasNextPage endCursor}`) as unknown as TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>;
export const SuggestProductsDocument = /* @__PURE__ */ new TypedDocumentString(`query SuggestProducts($text:String!$limit:Int!$country:CountryCode!$language:LanguageCode!)@inContext(country:$country language:$language){predictiveSearch(query:$text limit:$limit limitScope:EACH types:[PRODUCT]){products{...ProductCard}}}fragment Image on Image{url altText width height}fragment ProductCard on Product{id title handle vendor availableForSale priceRange{minVariantPrice{amount currencyCode}}compareAtPriceRange{minVariantPrice{amount currencyCode}}images(first:1){nodes{...Image}}variants(first:2){nodes{id}}}`) as unknown as TypedDocumentString<SuggestProductsQuery, SuggestProductsQueryVariables>;