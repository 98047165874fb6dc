import type { MouseEventHandler, Ref } from 'react';
import { link } from './Link.css.ts';
import { useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps {
  href: string;
  label: string;
  emphasis?: 'underlined' | 'quiet';
  tone?: 'ink' | 'secondary' | 'inherit';
  /** `alone`: on a line of its own or in a bar. `sentence`: within a text. */
  placement?: 'sentence' | 'alone';
  /** Whether the link leads to the current page. */
  current?: boolean;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link. For a link that looks like a button, use LinkButton. */
export function Link({ label, emphasis, tone, placement, current = false, ...anchor }: LinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={link({ emphasis, tone, placement })}
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </Anchor>
  );
}
