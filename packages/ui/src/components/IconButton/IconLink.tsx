import type { Ref } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { IconButtonContent, type IconButtonLook, iconButtonClass } from './IconButton.tsx';

export interface IconLinkProps extends IconButtonLook {
  href: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link with an icon instead of a text: the bag, the profile. */
export function IconLink({ href, replace, ref, ...look }: IconLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor ref={ref} href={href} replace={replace} className={iconButtonClass(look)}>
      <IconButtonContent {...look} />
    </Anchor>
  );
}
