import type { MouseEventHandler, Ref } from 'react';
import { link } from './Link.css.ts';
import { useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps {
  href: string;
  label: string;
  emphasis?: 'underlined' | 'quiet';
  tone?: 'ink' | 'secondary' | 'inherit';
  /** `alone` on its own line or in a bar; `sentence` among words. */
  placement?: 'sentence' | 'alone';
  /** The page it leads to is the one shown. */
  current?: boolean;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link among words. A link that looks like a button is a LinkButton. */
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
