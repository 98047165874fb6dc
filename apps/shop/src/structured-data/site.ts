import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import { languagePrefix, pathInLanguage } from '@naap/ui/languages';
import { previewPicture } from '@naap/ui/preview-picture';
import type { OrganizationLeaf, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';

/** Returns schema.org's Organization of the shop. */
export function organization({ brand, site }: Content, siteUrl: string): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    ...(brand.devanagari !== undefined && { alternateName: brand.devanagari }),
    url: siteUrl + pathInLanguage('/'),
    description: site.description,
    logo: `${siteUrl}/icon.svg`,
    image: siteUrl + previewPicture.path,
  };
}

/** Returns schema.org's WebSite of the shop, with its search. */
export function webSite({ brand, site }: Content, siteUrl: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${pathInLanguage('/products')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}${languagePrefix()}/#website`,
    name: brand.name,
    url: siteUrl + pathInLanguage('/'),
    description: site.description,
    inLanguage: m.locale_tag(),
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: search,
  };
}
