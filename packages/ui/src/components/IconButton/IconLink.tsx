import type { Ref } from 'react';
import { useLinkComponent } from '../Link/index.ts';
import { iconButton } from './IconButton.css.ts';
import { IconButtonContent, type IconButtonLook } from './IconButton.tsx';

export interface IconLinkProps extends IconButtonLook {
  href: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link drawn as an icon: the bag, the profile. */
export function IconLink({ href, replace, ref, icon, label, badge, variant, iconSize }: IconLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor ref={ref} href={href} replace={replace} className={iconButton({ variant })}>
      <IconButtonContent label={label} icon={icon} badge={badge} variant={variant} iconSize={iconSize} />
    </Anchor>
  );
}
