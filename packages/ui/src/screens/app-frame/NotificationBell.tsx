import { useContent } from '@naap/state';
import { bellIcon, IconButton, mopedIcon, OfferList, Popover, ticketIcon } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

const icons = [ticketIcon, mopedIcon];

/** The bell with the shop's offers (spec section 2, "Home"). */
export function NotificationBell() {
  const { offers } = useContent();
  const label = siteCopy.notifications(offers.length);
  return (
    <Popover
      label={siteCopy.offersLabel}
      trigger={(control) => <IconButton icon={bellIcon} label={label} badge={offers.length} {...control} />}
    >
      <OfferList offers={offers.map((offer, index) => ({ ...offer, icon: icons[index] ?? ticketIcon }))} />
    </Popover>
  );
}
