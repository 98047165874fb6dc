import { Icon, magnifyingGlassIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { example as exampleClass, link, words } from './SearchLink.css.ts';

export interface SearchLinkProps {
  href: string;
  /** Its name, whatever the example reads: "Search". */
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
    <Anchor href={href} className={link} aria-label={label}>
      <Icon icon={magnifyingGlassIcon} size={22} />
      <span className={words} aria-hidden="true">
        {prompt} <span className={exampleClass}>{example}</span>
      </span>
    </Anchor>
  );
}
