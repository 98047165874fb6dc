import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import { bellIcon, IconButton, mopedIcon, OfferList, Popover, ticketIcon } from '../../components/index.ts';

const icons = [ticketIcon, mopedIcon];

/** The bell with the shop's offers (spec section 2, "Home"). */
export function NotificationBell() {
  const { offers } = useContent();
  const label = m.site_notifications({ count: offers.length });
  return (
    <Popover
      label={m.site_offers_label()}
      trigger={(control) => <IconButton icon={bellIcon} label={label} badge={offers.length} {...control} />}
    >
      <OfferList offers={offers.map((offer, index) => ({ ...offer, icon: icons[index] ?? ticketIcon }))} />
    </Popover>
  );
}
