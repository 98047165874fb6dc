import { m } from '@naap/messages';
import { formatMoney, type LoadedOrder, times, useContent, useLabel } from '@naap/state';
import { createPortal } from 'react-dom';
import { Brandmark, Heading, PriceSummary, Stack, Text } from '../../components/index.ts';
import { dayText, timeText } from '../delivery-time/time-text.ts';
import { timeOf } from '../running-order/progress.ts';
import { bill } from './Bill.css.ts';
import { lineText } from './line-text.ts';
import { riderOf } from './stage-text.ts';

/** The bill of a delivered order. It is printed in place of the page, and is not on the screen. */
export function Bill({ order }: { order: LoadedOrder }) {
  const { brand, seller, delivery } = useContent();
  const labelOf = useLabel();
  const at = timeOf(order, 'delivered') ?? Date.parse(order.createdAt);
  const lines = order.items.flatMap((item) => {
    const quantity = item.quantity - item.missing - item.handedBack;
    if (quantity === 0) return [];
    return [
      {
        label: `${lineText(item, 1, labelOf)} · ${quantity}\u00a0×\u00a0${formatMoney(item.unitPrice, 'exact')}`,
        amount: times(item.unitPrice, quantity),
      },
    ];
  });
  const { discount, due } = order.amounts;
  return createPortal(
    <div className={bill} data-bill="">
      <Stack space={16}>
        <Brandmark name={brand.name} wordmark={brand.wordmark} href="/" />
        <Stack space={2}>
          <Heading level={1}>{seller?.name ?? brand.name}</Heading>
          {seller && <Text size="small">{seller.address}</Text>}
          {seller?.gstin && <Text size="small">{m.order_bill_gstin({ number: seller.gstin })}</Text>}
        </Stack>
        <Stack space={2}>
          <Heading level={2}>{`${m.order_bill_title()} ${order.orderName}`}</Heading>
          <Text size="small">{`${dayText(at, delivery)}, ${timeText(at, delivery)}`}</Text>
        </Stack>
        <Stack space={2}>
          <Text size="small" weight="strong">
            {m.order_bill_to()}
          </Text>
          <Text size="small">{order.deliverTo.name}</Text>
          <Text size="small">{order.deliverTo.address}</Text>
        </Stack>
        <PriceSummary
          rows={[
            ...lines,
            ...(discount.amount > 0 ? [{ label: m.order_discount(), amount: times(discount, -1) }] : []),
          ]}
          total={{ label: m.order_paid(), amount: due }}
          precision="exact"
        />
        <Text size="small">
          {m.order_paid_to({ amount: formatMoney(due, 'exact'), name: riderOf(order) })}
        </Text>
      </Stack>
    </div>,
    document.body,
  );
}
