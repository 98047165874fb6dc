import { useContent } from '@naap/state';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from './brand.ts';
import { siteCopy } from './site.copy.ts';
import { SiteUrlContext } from './site-url.ts';

export interface PageMetaProps {
  /** The page's title; the shop's name is appended. */
  title: string;
  /** One or two sentences for search results and link previews; the shop's description by default. */
  description?: string | undefined;
  /** Address of the picture for link previews. */
  image?: string | null | undefined;
  /** Keeps private pages and error pages out of search engines. */
  unlisted?: boolean;
  /** `path` leaves the query out of the canonical URL, when it does not identify another page (a product's selected options). */
  canonical?: 'address' | 'path';
}

/** Sets the page's title, its canonical URL and its meta tags for search engines and link previews. React moves them into the head. */
export function PageMeta({
  title,
  description,
  image,
  unlisted = false,
  canonical = 'address',
}: PageMetaProps) {
  const { pathname, search } = useLocation();
  const { site } = useContent();
  const siteUrl = use(SiteUrlContext);
  const fullTitle = `${title} · ${brand.name}`;
  const summary = description ?? site.description;
  const url = siteUrl + canonicalPath(pathname, canonical === 'path' ? '' : search);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={unlisted ? 'noindex' : 'index, follow'} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={image || siteUrl + siteCopy.previewImage} />
      {!unlisted && (
        <>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
        </>
      )}
    </>
  );
}

/** Returns a page's path and query without the sort order, which does not identify another page. */
function canonicalPath(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('sort');
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
