import { useEffect, useState } from 'react';
import { plainText } from './plain-text.ts';
import { plain, richText } from './RichText.css.ts';

export interface RichTextProps {
  /** HTML from outside; it is sanitised here. */
  html: string;
}

/**
 * Text with markup from outside. The sanitiser comes in a chunk of its own; until it is there, and where it cannot be had, the
 * bare words stand in.
 */
export function RichText({ html }: RichTextProps) {
  const [clean, setClean] = useState<{ source: string; html: string } | null>(null);

  useEffect(() => {
    let current = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (current) setClean({ source: html, html: sanitise(html) });
      },
      // Without its code the words stay as they are.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);

  if (clean?.source !== html) return <div className={`${richText} ${plain}`}>{plainText(html)}</div>;
  // Sanitised against an allow-list.
  return <div className={richText} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
