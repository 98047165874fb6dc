import { useEffect, useState } from 'react';
import { plainText } from './plain-text.ts';
import { plain, richText } from './RichText.css.ts';

export interface RichTextProps {
  /** Untrusted HTML. The component sanitises it. */
  html: string;
}

/**
 * Sanitised HTML from an external source. The sanitiser is loaded as a separate chunk; until then, and if it fails to load, the plain text
 * is shown.
 */
export function RichText({ html }: RichTextProps) {
  const [clean, setClean] = useState<{ source: string; html: string } | null>(null);

  useEffect(() => {
    let current = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (current) setClean({ source: html, html: sanitise(html) });
      },
      // If the sanitiser fails to load, the plain text stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);

  if (clean?.source !== html) return <div className={`${richText} ${plain}`}>{plainText(html)}</div>;
  // The HTML is sanitised with an allow-list.
  return <div className={richText} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
