import { useCartCount, useSession } from '@naap/state';
import { IconLink, toteIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

/** The way on from a toast about the bag. */
export const viewBag = { label: siteCopy.viewBag, href: '/cart' } as const;

/** To the cart, or to sign-in for a visitor (spec section 2, "Home"); the badge is the real count. */
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
