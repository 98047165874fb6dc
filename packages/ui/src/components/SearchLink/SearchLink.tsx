import { Icon, magnifyingGlassIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { box, example as exampleClass, link, words } from './SearchLink.css.ts';

export interface SearchLinkProps {
  href: string;
  /** Its name, whatever the example reads; holds the prompt: "Search for products". */
  label: string;
  /** "Search for" */
  prompt: string;
  /** What one might search for: "dresses". */
  example: string;
}

/** A search box that is only looked at: a tap leads to the page where one types. */
export function SearchLink({ href, label, prompt, example }: SearchLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={box}>
      <Icon icon={magnifyingGlassIcon} size={22} />
      <span className={words}>
        <Anchor href={href} className={link} aria-label={label}>
          {prompt}
        </Anchor>{' '}
        <span className={exampleClass} aria-hidden="true">
          {example}
        </span>
      </span>
    </div>
  );
}
