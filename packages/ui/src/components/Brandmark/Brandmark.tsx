import { useLinkComponent } from '../Link/index.ts';
import { drawing, link, tapeLine, word } from './Brandmark.css.ts';

export interface BrandmarkProps {
  /** The shop's name in Latin letters. */
  name: string;
  /** The name as a drawing: the size of its box, and an SVG path. Without it, the name is set in the shop's font. */
  wordmark?: { width: number; height: number; path: string } | undefined;
  href: string;
}

/** The shop's name over a piece of tape, as a link to the home page. */
export function Brandmark({ name, wordmark, href }: BrandmarkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={link} href={href}>
      {wordmark ? (
        <svg
          className={drawing}
          viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
          role="img"
          aria-label={name}
        >
          <path d={wordmark.path} />
        </svg>
      ) : (
        <span className={word}>{name}</span>
      )}
      <span className={tapeLine} />
    </Anchor>
  );
}
