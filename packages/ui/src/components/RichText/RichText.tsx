import { useEffect, useMemo, useState } from 'react';
import { plainText } from './plain-text.ts';
import { plain, richText } from './RichText.css.ts';

export interface RichTextProps {
  /** Untrusted HTML. The component sanitises it, unless `isSanitised`. */
  html: string;
  /** Whether the server has sanitised the HTML already. */
  isSanitised?: boolean;
  /** Language of the HTML, if it is not the page's. */
  lang?: string | undefined;
}

/**
 * Sanitised HTML from an external source. The sanitiser is loaded as a separate chunk; until then, and if it fails to load, the plain text
 * is shown.
 */
export function RichText({ html, isSanitised = false, lang }: RichTextProps) {
  const [clean, setClean] = useState<{ source: string; html: string } | null>(null);

  useEffect(() => {
    if (isSanitised) return;
    let current = true;
    loadSanitiser().then(
      (sanitise) => {
        if (current) setClean({ source: html, html: sanitise(html) });
      },
      // If the sanitiser fails to load, the plain text stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html, isSanitised]);

  const shown = isSanitised ? html : clean?.source === html ? clean.html : null;
  // Memoised, because React replaces the HTML when the object is another one, and the shopper's selection would be lost.
  const markup = useMemo(() => (shown === null ? null : { __html: trusted(shown) }), [shown]);
  if (markup === null)
    return (
      <div className={`${richText} ${plain}`} lang={lang}>
        {plainText(html)}
      </div>
    );
  // The HTML is sanitised with an allow-list.
  return <div className={richText} lang={lang} dangerouslySetInnerHTML={markup} />;
}

let sanitiser: Promise<(html: string) => string> | undefined;

/** Loads the sanitiser once, because its Trusted Types policy can be created only once. A failed load is tried again. */
function loadSanitiser(): Promise<(html: string) => string> {
  sanitiser ??= import('./sanitise.ts').then(
    ({ createSanitiser }) => createSanitiser(window),
    (error: unknown) => {
      sanitiser = undefined;
      throw error;
    },
  );
  return sanitiser;
}

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('sanitised', { createHTML: (html) => html });

/** Marks sanitised HTML for browsers that require Trusted Types. */
function trusted(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
