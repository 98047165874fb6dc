import { useContent } from '@naap/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from './brand.ts';
import { siteCopy } from './site.copy.ts';

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

/**
 * Sets the page's title, and the meta tags for search engines and link previews. `index.html` has the same tags for clients that run no
 * script; existing tags are updated, so there are no duplicates.
 */
export function PageMeta({
  title,
  description,
  image,
  unlisted = false,
  canonical = 'address',
}: PageMetaProps) {
  const location = useLocation();
  const { pathname } = location;
  const search = canonical === 'path' ? '' : location.search;
  const fullTitle = `${title} · ${brand.name}`;
  const picture = image || siteCopy.previewImage;
  const { site } = useContent();
  const summary = description ?? site.description;

  useEffect(() => {
    const url = canonicalUrl(pathname, search);
    setMeta('name', 'description', summary);
    setMeta('name', 'robots', unlisted ? 'noindex' : 'index, follow');
    setMeta('name', 'twitter:card', 'summary_large_image');
    setMeta('property', 'og:site_name', brand.name);
    setMeta('property', 'og:title', fullTitle);
    setMeta('property', 'og:description', summary);
    setMeta('property', 'og:image', new URL(picture, window.location.origin).href);
    setMeta('property', 'og:url', url);
    setCanonical(url);
  }, [fullTitle, summary, picture, unlisted, pathname, search]);

  return <title>{fullTitle}</title>;
}

/** Returns the page's URL without the sort order, which does not identify another page. */
function canonicalUrl(pathname: string, search: string): string {
  const url = new URL(pathname + search, window.location.origin);
  url.searchParams.delete('sort');
  return url.href;
}

function setMeta(attribute: 'name' | 'property', key: string, content: string) {
  const found = document.head.querySelector(`meta[${attribute}="${key}"]`);
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.setAttribute('content', content);
}

function setCanonical(href: string) {
  const found = document.head.querySelector('link[rel="canonical"]');
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', href);
}
