import { bellIcon, IconButton, mopedIcon, OfferList, Popover, ticketIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

/** Spec section 9: fixed. */
const NOTIFICATION_COUNT = 2;

const icons = [ticketIcon, mopedIcon];

/** The bell with its two static offers (spec section 2, "Home"). */
export function NotificationBell() {
  const label = siteCopy.notifications(NOTIFICATION_COUNT);
  return (
    <Popover
      label={siteCopy.offersLabel}
      trigger={(control) => (
        <IconButton icon={bellIcon} label={label} badge={NOTIFICATION_COUNT} {...control} />
      )}
    >
      <OfferList
        offers={siteCopy.offers.map((offer, index) => ({ ...offer, icon: icons[index] ?? ticketIcon }))}
      />
    </Popover>
  );
}
