import { useContent } from '@naap/state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from './brand.ts';
import { siteCopy } from './site.copy.ts';

export interface PageMetaProps {
  /** Of this page; the name of the shop is put after it. */
  title: string;
  /** One or two sentences, for search results and previews; those of the shop unless given. */
  description?: string | undefined;
  /** Address of a picture, for previews. */
  image?: string | null | undefined;
  /** What belongs to a shopper, or leads nowhere: not for search engines. */
  unlisted?: boolean;
  /** `path` where the query makes no other page of it, such as the chosen options of a product. */
  canonical?: 'address' | 'path';
}

/**
 * The title of the page and what search engines, messengers and social networks read. `index.html` holds the same for those that run no
 * script; the tags that are there are changed, so none stands twice.
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
    const here = addressOf(pathname, search);
    setMeta('name', 'description', summary);
    setMeta('name', 'robots', unlisted ? 'noindex' : 'index, follow');
    setMeta('name', 'twitter:card', 'summary_large_image');
    setMeta('property', 'og:site_name', brand.name);
    setMeta('property', 'og:title', fullTitle);
    setMeta('property', 'og:description', summary);
    setMeta('property', 'og:image', new URL(picture, window.location.origin).href);
    setMeta('property', 'og:url', here);
    setCanonical(here);
  }, [fullTitle, summary, picture, unlisted, pathname, search]);

  return <title>{fullTitle}</title>;
}

/** Without the order of a list, which makes no other page of it. */
function addressOf(pathname: string, search: string): string {
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
