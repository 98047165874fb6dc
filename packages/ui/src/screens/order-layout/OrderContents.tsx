import { m } from '@naap/messages';
import type { LoadedOrder } from '@naap/state';
import { type ReactNode, useId } from 'react';
import { Heading, Stack, Text } from '../../components/index.ts';
import { phoneText } from '../address-form/phone-text.ts';

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
