import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { bar, moreLink, title as titleClass } from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  title: string;
  /** For the section's `aria-labelledby`. */
  id?: string;
  /** Link to the complete list. */
  more?: { href: string; label: string };
}

/** The title of a section. */
export function SectionHeading({ title, id, more }: SectionHeadingProps) {
  return (
    <div className={bar}>
      <div className={titleClass}>
        <Heading level={2} size="h1" {...(id !== undefined && { id })}>
          {title}
        </Heading>
      </div>
      {more && (
        <span className={moreLink}>
          <Link href={more.href} label={more.label} placement="alone" />
        </span>
      )}
    </div>
  );
}
