import { useCartCount, useSession } from '@naap/state';
import { IconLink, toteIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

/** The action of toasts about the bag. */
export const viewBag = { label: siteCopy.viewBag, href: '/cart' } as const;

/** The link to the cart, or to sign-in when signed out (spec section 2, "Home"). The badge is the number of items. */
export function BagLink() {
  const { status } = useSession();
  const count = useCartCount();
  return (
    <IconLink
      icon={toteIcon}
      label={siteCopy.bag(count)}
      badge={count}
      href={status === 'signed-out' ? '/auth' : '/cart'}
    />
  );
}
