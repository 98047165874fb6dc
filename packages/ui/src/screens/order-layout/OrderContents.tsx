import { m } from '@naap/messages';
import { foreignLanguage, type LoadedOrder, type OrderPiece, times, useLabel } from '@naap/state';
import { type ReactNode, useId } from 'react';
import { Heading, OrderItem, PriceSummary, Stack, Text } from '../../components/index.ts';
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
        {items.map(({ variantId, image, brand, name, options, quantity, lineTotal }) => (
          <li key={variantId}>
            <OrderItem
              image={image}
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

/** The prices of an order. Until the order is loaded, only the total that the list of orders has. */
export function OrderPrices({
  order,
  total,
}: {
  order: LoadedOrder | undefined;
  total: LoadedOrder['totalAmount'];
}) {
  const rows = order
    ? [
        { label: m.checkout_prices_subtotal(), amount: order.subtotal },
        { label: m.checkout_prices_discount(), amount: times(order.discount, -1), tone: 'ok' as const },
        { label: m.checkout_prices_delivery_fee(), amount: order.deliveryFee },
      ].filter(({ amount }) => amount.amount !== 0)
    : [];
  return (
    <PriceSummary
      precision="exact"
      rows={rows}
      total={{ label: m.profile_order_details_total(), amount: total }}
    />
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
