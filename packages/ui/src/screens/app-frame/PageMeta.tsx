import { m } from '@naap/messages';
import { type ImageRef, useContent } from '@naap/state';
import { memo, use } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, pathInLanguage } from '../navigation/languages.ts';
import { MissingPageContext } from './missing-page.ts';
import { previewPicture } from './preview-picture.ts';
import { SiteUrlContext } from './site-url.ts';

export interface PageMetaProps {
  /** The page's title; the shop's name is appended. */
  title: string;
  /** One or two sentences for search results and link previews. By default the title and the shop's description. */
  description?: string | undefined;
  /** Image for link previews. By default the shop's. */
  image?: ImageRef | null | undefined;
  /** Keeps private pages, error pages and endless combinations of filters out of search engines. */
  unlisted?: boolean;
  /** Path and query of the canonical URL. By default the page's path: a query selects options or tabs of the same page. */
  canonicalPath?: string | undefined;
  /** The page's type in Open Graph. */
  type?: 'website' | 'product';
}

/** Sets the page's title, its canonical URL and its meta tags for search engines and link previews. React moves them into the head. */
export const PageMeta = memo(function PageMeta({
  title,
  description,
  image,
  unlisted = false,
  canonicalPath,
  type = 'website',
}: PageMetaProps) {
  const { pathname } = useLocation();
  const { brand, site } = useContent();
  const siteUrl = use(SiteUrlContext);
  const isMissingPage = use(MissingPageContext);
  const isIndexed = !unlisted && !isMissingPage;
  const fullTitle = `${title} · ${brand.name}`;
  // The site's own title would repeat the name in its description.
  const summary = description ?? (title === site.title ? site.description : `${title}. ${site.description}`);
  const path = canonicalPath ?? (pathname.replace(/\/+$/, '') || '/');
  const url = siteUrl + pathInLanguage(path);
  const picture = image ?? {
    url: siteUrl + previewPicture.path,
    altText: site.title,
    width: previewPicture.width,
    height: previewPicture.height,
  };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex, follow'} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={m.locale_tag().replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:image" content={picture.url} />
      {picture.width !== null && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height !== null && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={picture.altText || title} />
      {isIndexed && (
        <>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
          {siteUrl !== '' &&
            languages.map(({ language, prefix }) => (
              <link
                key={language}
                rel="alternate"
                hrefLang={language}
                href={siteUrl + pathInLanguage(path, prefix)}
              />
            ))}
          {siteUrl !== '' && (
            <link rel="alternate" hrefLang="x-default" href={siteUrl + pathInLanguage(path, '')} />
          )}
        </>
      )}
    </>
  );
});
