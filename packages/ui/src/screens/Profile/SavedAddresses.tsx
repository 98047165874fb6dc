import { m } from '@naap/messages';
import type { Addresses } from '@naap/state';
import { useState } from 'react';
import type { FocusById } from '../../behaviour/useFocusById.ts';
import {
  AddressCard,
  Button,
  EmptyState,
  ErrorState,
  mapPinIcon,
  plusIcon,
  Skeleton,
  Stack,
} from '../../components/index.ts';
import { AddressFormDialog } from '../address-form/AddressFormDialog.tsx';
import { phoneText } from '../address-form/phone-text.ts';
import { useAddressRemoval } from '../address-form/useAddressRemoval.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The saved addresses, with buttons to add and delete. */
export function SavedAddresses({ addresses }: { addresses: Addresses }) {
  const [isAdding, setIsAdding] = useState(false);
  const { remove, addButton, deleteButtons } = useAddressRemoval(addresses.remove);

  return (
    <ProfileSection
      title={m.profile_addresses_title()}
      placeholder={addresses.isLoading && <Skeleton shape="address" />}
      action={
        <Button
          ref={addButton}
          emphasis="outline"
          size="small"
          icon={plusIcon}
          label={m.profile_addresses_add()}
          accessibleLabel={m.profile_addresses_add_named()}
          onClick={() => setIsAdding(true)}
        />
      }
    >
      <AddressList addresses={addresses} onDelete={remove} deleteButtons={deleteButtons} />
      <AddressFormDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        create={addresses.create}
        isCreating={addresses.isCreating}
      />
    </ProfileSection>
  );
}

interface AddressListProps {
  addresses: Addresses;
  onDelete: (id: string) => void;
  deleteButtons: FocusById;
}

function AddressList({ addresses, onDelete, deleteButtons }: AddressListProps) {
  const { error } = addresses;
  if (error) {
    return (
      <ErrorState level={3} title={error.message} retryLabel={m.site_retry()} onRetry={addresses.retry} />
    );
  }
  if (addresses.addresses.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={mapPinIcon}
        title={m.profile_addresses_empty_title()}
        description={m.profile_addresses_empty_text()}
      />
    );
  }
  return (
    <Stack as="ul" space={8}>
      {addresses.addresses.map(({ id, name, address, phone }) => (
        <li key={id}>
          <AddressCard
            name={name}
            address={address}
            phone={phoneText(phone)}
            deleteLabel={m.address_delete({ name })}
            onDelete={() => onDelete(id)}
            isDeleting={addresses.deletingIds.includes(id)}
            deleteRef={deleteButtons.register(id)}
          />
        </li>
      ))}
    </Stack>
  );
}
