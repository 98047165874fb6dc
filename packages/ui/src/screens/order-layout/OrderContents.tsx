import { m } from '@naap/messages';
import { foreignLanguage, type LoadedOrder, type OrderPiece, useLabel } from '@naap/state';
import { type ReactNode, useId } from 'react';
import { Heading, OrderItem, Stack, Text } from '../../components/index.ts';
import { phoneText } from '../address-form/phone-text.ts';
import { itemDetails } from './item-details.ts';

/** The recipient and the address of an order. */
export function OrderAddress({ deliverTo: { name, address, phone } }: Pick<LoadedOrder, 'deliverTo'>) {
  return (
    <Section title={m.checkout_address_title()}>
      <Stack space={2}>
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="secondary">
          {address}
        </Text>
        <Text size="small" tone="secondary">
          {phoneText(phone)}
        </Text>
      </Stack>
    </Section>
  );
}

/** The items of an order, as they were ordered. */
export function OrderPieces({ items }: { items: readonly OrderPiece[] }) {
  const labelOf = useLabel();
  return (
    <Section title={m.checkout_items_title()}>
      <Stack as="ul" space={12} label={m.checkout_items_title()}>
        {items.map(({ variantId, picture, brand, name, options, quantity, lineTotal }) => (
          <li key={variantId}>
            <OrderItem
              image={picture}
              brand={brand}
              name={name}
              nameLang={foreignLanguage(name)}
              details={itemDetails(options.map(labelOf), quantity)}
              lineTotal={lineTotal}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" space={8} labelledBy={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
