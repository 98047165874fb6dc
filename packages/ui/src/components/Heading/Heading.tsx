import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Visual size. Default: the size of the level. */
  size?: 'display' | 'h1' | 'h2' | 'h3';
  tone?: 'ink' | 'danger' | 'onTape' | 'onCloth' | 'onChalk';
  align?: 'start' | 'center';
  /** Allows a script to move the focus here, for example after a route change. */
  focusable?: boolean;
  id?: string;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading, whose visual size may differ from its level in the outline. */
export function Heading({
  level,
  size = sizes[level],
  tone,
  align,
  focusable = false,
  id,
  lang,
  ref,
  children,
}: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      className={heading({ size, tone, align })}
      id={id}
      lang={lang}
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
