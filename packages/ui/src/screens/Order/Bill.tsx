import { m } from '@naap/messages';
import { foreignLanguage, formatMoney, type LoadedOrder, times, useContent, useLabel } from '@naap/state';
import { createPortal } from 'react-dom';
import { Brandmark, Heading, Stack, Text } from '../../components/index.ts';
import { dayText, timeText } from '../delivery-time/time-text.ts';
import { timeOf } from '../running-order/progress.ts';
import { bill, paid, table } from './Bill.css.ts';
import { lineText } from './line-text.ts';
import { riderOf } from './stage-text.ts';

/** The bill of a delivered order. It is printed in place of the page, and is not on the screen. */
export function Bill({ order }: { order: LoadedOrder }) {
  const { brand, seller, delivery } = useContent();
  const labelOf = useLabel();
  const at = timeOf(order, 'delivered') ?? Date.parse(order.createdAt);
  const lines = order.items.flatMap((item) => {
    const quantity = item.quantity - item.missing - item.handedBack;
    return quantity > 0 ? [{ item, quantity }] : [];
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
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{m.order_bill_item()}</th>
              <th scope="col">{m.order_bill_quantity()}</th>
              <th scope="col">{m.order_bill_price()}</th>
              <th scope="col">{m.order_bill_amount()}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ item, quantity }) => (
              <tr key={item.position}>
                <th scope="row" lang={foreignLanguage(item.name)}>
                  {lineText(item, labelOf)}
                </th>
                <td>{`${quantity}\u00a0×\u00a0`}</td>
                <td>{formatMoney(item.unitPrice, 'exact')}</td>
                <td>{formatMoney(times(item.unitPrice, quantity), 'exact')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {discount.amount > 0 && (
              <tr>
                <th scope="row" colSpan={3}>
                  {m.order_discount()}
                </th>
                <td>{formatMoney(times(discount, -1), 'exact')}</td>
              </tr>
            )}
            <tr className={paid}>
              <th scope="row" colSpan={3}>
                {m.order_paid()}
              </th>
              <td>{formatMoney(due, 'exact')}</td>
            </tr>
          </tfoot>
        </table>
        <Text size="small">
          {m.order_paid_to({ amount: formatMoney(due, 'exact'), name: riderOf(order) })}
        </Text>
      </Stack>
    </div>,
    document.body,
  );
}
