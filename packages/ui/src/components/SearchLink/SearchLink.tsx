import type { MouseEventHandler } from 'react';
import { Icon, magnifyingGlassIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { box, example as exampleClass, link, text } from './SearchLink.css.ts';

export interface SearchLinkProps {
  href: string;
  /** Accessible name. Must contain the prompt: "Search for products". */
  label: string;
  /** Text before the example: "Search for". */
  prompt: string;
  /** Example of a search term: "dresses". */
  example: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Called when the pointer or the focus reaches the link, for example to load what a click needs. */
  onApproach?: () => void;
}

/** A link to the search page that looks like a search box. */
export function SearchLink({ href, label, prompt, example, onClick, onApproach }: SearchLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={box}>
      <Icon icon={magnifyingGlassIcon} size={22} />
      <span className={text}>
        <Anchor
          href={href}
          className={link}
          aria-label={label}
          onClick={onClick}
          onFocus={onApproach}
          onPointerEnter={onApproach}
        >
          {prompt}
        </Anchor>{' '}
        <span className={exampleClass} aria-hidden="true">
          {example}
        </span>
      </span>
    </div>
  );
}
