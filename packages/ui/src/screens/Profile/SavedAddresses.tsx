import { m } from '@naap/messages';
import type { Addresses } from '@naap/state';
import { useState } from 'react';
import {
  AddressCard,
  addressMark,
  Button,
  EmptyState,
  ErrorState,
  plusIcon,
  Skeleton,
  Stack,
} from '../../components/index.ts';
import { AddressFormDialog } from '../address-form/AddressFormDialog.tsx';
import { phoneText } from '../address-form/phone-text.ts';
import { useAddressRemoval } from '../address-form/useAddressRemoval.ts';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';
import { noAddresses } from './Profile.css.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The saved addresses, with buttons to add and delete. */
export function SavedAddresses({ addresses }: { addresses: Addresses }) {
  const [isAdding, setIsAdding] = useState(false);

  return (
    <ProfileSection
      title={m.profile_addresses_title()}
      placeholder={addresses.isLoading && <Skeleton shape="address" />}
      action={
        <Button
          emphasis="outline"
          size="small"
          icon={plusIcon}
          label={m.profile_addresses_add()}
          accessibleLabel={m.profile_addresses_add_named()}
          onClick={() => setIsAdding(true)}
        />
      }
    >
      <AddressList addresses={addresses} />
      <AddressFormDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        create={addresses.create}
        isCreating={addresses.isCreating}
      />
    </ProfileSection>
  );
}

function AddressList({ addresses }: { addresses: Addresses }) {
  const { error } = addresses;
  const { rows, remove, removeButton } = useAddressRemoval(addresses.addresses, addresses.remove);
  if (error) {
    return (
      <ErrorState level={3} title={error.message} retryLabel={m.site_retry()} onRetry={addresses.retry} />
    );
  }
  return (
    <>
      {rows.length > 0 && (
        <Stack as="ul" space={8}>
          {rows.map(({ id, item, removed }) => (
            <li key={id}>
              {removed ? (
                <RemovedItemRow name={item.name} removed={removed} />
              ) : (
                <AddressCard
                  name={item.name}
                  address={item.address}
                  phone={phoneText(item.phone)}
                  deleteLabel={m.address_delete({ name: item.name })}
                  onDelete={() => remove(item)}
                  isDeleting={addresses.deletingIds.includes(id)}
                  deleteRef={removeButton(id)}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {addresses.addresses.length === 0 && (
        <div className={noAddresses}>
          <EmptyState
            level={3}
            mark={addressMark}
            title={m.profile_addresses_empty_title()}
            description={m.profile_addresses_empty_text()}
          />
        </div>
      )}
    </>
  );
}
