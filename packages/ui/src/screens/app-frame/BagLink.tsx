import { m } from '@naap/messages';
import { useCartCount, useSession } from '@naap/state';
import { useIsHydrated } from '../../behaviour/useIsHydrated.ts';
import { type IconButtonLook, IconLink, toteIcon } from '../../components/index.ts';

/** Returns the action of toasts about the bag. */
export const viewBag = () => ({ label: m.site_view_bag(), href: '/cart' });

/** Returns the toast about a change that waits on this device. */
export const savedForLater = () => ({
  title: m.site_saved_for_later_title(),
  description: m.site_saved_for_later_description(),
  action: viewBag(),
});

/**
 * The link to the cart, or to sign-in when signed out (spec section 2, "Home"), which the shop's early-sign-in.ts decides in a page that is not
 * hydrated yet. The badge is the number of items, once it is known.
 */
export function BagLink({ variant = 'plain' }: Pick<IconButtonLook, 'variant'>) {
  const { status, isUnknown } = useSession();
  const isHydrated = useIsHydrated();
  const known = useCartCount();
  const count = isHydrated ? known : null;
  return (
    <IconLink
      icon={toteIcon}
      variant={variant}
      label={bagLabel(count)}
      {...(count !== null && { badge: count })}
      href={isHydrated && status === 'signed-out' && !isUnknown ? '/auth' : '/cart'}
    />
  );
}

function bagLabel(count: number | null): string {
  if (count === null) return m.site_bag_unknown();
  return count === 0 ? m.site_bag_empty() : m.site_bag({ count });
}
