import type { Ref } from 'react';
import { trashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { RadioCard } from '../RadioCard/index.ts';
import { Text } from '../Text/index.ts';
import { action, card, details, text as textClass } from './AddressCard.css.ts';

export interface AddressCardProps {
  name: string;
  /** The full text of the address. */
  address: string;
  phone: string;
  /** Makes the card a radio button. */
  choice?: { group: string; value: string; checked: boolean; onSelect: () => void };
  /** Accessible name of the delete button. Includes the name, because several cards have a delete button. */
  deleteLabel: string;
  onDelete: () => void;
  /** Whether the address is being deleted. The button is busy then. */
  isDeleting?: boolean;
  deleteRef?: Ref<HTMLButtonElement>;
}

/** A saved address with a delete button, with a radio at checkout and without one in the profile. */
export function AddressCard({
  name,
  address,
  phone,
  choice,
  deleteLabel,
  onDelete,
  isDeleting = false,
  deleteRef,
}: AddressCardProps) {
  const deleteButton = (
    <IconButton
      icon={trashIcon}
      iconSize={22}
      label={deleteLabel}
      onClick={onDelete}
      loading={isDeleting}
      {...(deleteRef && { ref: deleteRef })}
    />
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
      <div className={textClass}>{text}</div>
      <div className={action}>{deleteButton}</div>
    </div>
  );
}
