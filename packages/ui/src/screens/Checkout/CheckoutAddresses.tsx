import { m } from '@naap/messages';
import type { CheckoutAddresses as Addresses } from '@naap/state';
import { useState } from 'react';
import { AddressCard, Button, Stack, Text } from '../../components/index.ts';
import { AddressFormDialog } from '../address-form/AddressFormDialog.tsx';
import { phoneText } from '../address-form/phone-text.ts';
import { useAddressRemoval } from '../address-form/useAddressRemoval.ts';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';

const GROUP = 'delivery-address';

/** The saved addresses as radio cards, and the dialog that adds an address. */
export function CheckoutAddresses({ addresses: book }: { addresses: Addresses }) {
  const { addresses, selectedAddressId, deletingAddressIds } = book;
  const [isAdding, setIsAdding] = useState(false);
  const { rows, remove, removeButton } = useAddressRemoval(addresses, book.removeAddress);

  return (
    <Stack space={8}>
      {addresses.length === 0 && <Text tone="secondary">{m.checkout_address_empty()}</Text>}
      {rows.length > 0 && (
        <Stack as="fieldset" space={8} label={m.checkout_address_title()}>
          {rows.map(({ id, item, removed }) =>
            removed ? (
              <RemovedItemRow key={id} name={item.name} removed={removed} />
            ) : (
              <AddressCard
                key={id}
                name={item.name}
                address={item.address}
                phone={phoneText(item.phone)}
                choice={{
                  group: GROUP,
                  value: id,
                  checked: id === selectedAddressId,
                  onSelect: () => book.selectAddress(id),
                }}
                deleteLabel={m.address_delete({ name: item.name })}
                onDelete={() => remove(item)}
                isDeleting={deletingAddressIds.includes(id)}
                deleteRef={removeButton(id)}
              />
            ),
          )}
        </Stack>
      )}
      <Button
        width="full"
        emphasis="outline"
        size="medium"
        label={m.checkout_address_add()}
        onClick={() => setIsAdding(true)}
      />
      <AddressFormDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        create={book.createAddress}
        isCreating={book.isCreatingAddress}
      />
    </Stack>
  );
}
