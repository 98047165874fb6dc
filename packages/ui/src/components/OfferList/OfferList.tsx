import { Icon, type IconGlyph } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { list, offer as offerClass } from './OfferList.css.ts';

export interface Offer {
  icon: IconGlyph;
  title: string;
  description: string;
}

export interface OfferListProps {
  offers: readonly Offer[];
}

/** A list of offers, as shown in the notifications. */
export function OfferList({ offers }: OfferListProps) {
  return (
    <ul className={list}>
      {offers.map(({ icon, title, description }) => (
        <li key={title} className={offerClass}>
          <Icon icon={icon} active />
          <div>
            <Text size="small" weight="strong">
              {title}
            </Text>
            <Text size="small" tone="secondary">
              {description}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
