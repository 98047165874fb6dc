import type { MouseEventHandler, Ref } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { ButtonLabel, type ButtonLook, buttonClass, keepClear } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a Button, for navigation. */
export function LinkButton({ href, replace, onClick, ref, ...look }: LinkButtonProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      ref={ref}
      href={href}
      replace={replace}
      onClick={onClick}
      className={buttonClass(look)}
      {...keepClear(look)}
    >
      <ButtonLabel {...look} />
    </Anchor>
  );
}
