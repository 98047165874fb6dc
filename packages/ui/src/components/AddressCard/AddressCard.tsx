import { trashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { RadioCard } from '../RadioCard/index.ts';
import { Text } from '../Text/index.ts';
import { action, card, details, still } from './AddressCard.css.ts';

export interface AddressCardProps {
  name: string;
  /** The full text of the address. */
  address: string;
  phone: string;
  /** Of a card that can be chosen: its radio. */
  choice?: { group: string; value: string; checked: boolean; onSelect: () => void };
  /** The delete button: its name says whose address goes. */
  deleteLabel: string;
  onDelete: () => void;
  /** Being deleted: the button is busy. */
  isDeleting?: boolean;
}

/** A saved address, to choose (checkout) or to keep (profile). */
export function AddressCard({
  name,
  address,
  phone,
  choice,
  deleteLabel,
  onDelete,
  isDeleting = false,
}: AddressCardProps) {
  const deleteButton = (
    <IconButton icon={trashIcon} iconSize={22} label={deleteLabel} onClick={onDelete} loading={isDeleting} />
  );
  const text = (
    <span className={details}>
      <Text as="strong" weight="strong">
        {name}
      </Text>
      <Text as="span" size="small" tone="secondary">
        {address}
      </Text>
      <Text as="span" size="small" tone="secondary">
        {phone}
      </Text>
    </span>
  );
  if (choice) {
    return (
      <RadioCard {...choice} trailing={deleteButton}>
        {text}
      </RadioCard>
    );
  }
  return (
    <div className={card}>
      <div className={still}>{text}</div>
      <div className={action}>{deleteButton}</div>
    </div>
  );
}
