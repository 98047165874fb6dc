import { useStaffOrders } from '@naap/state/staff';

export function Board() {
  const { orders } = useStaffOrders();
  return (
    <main>
      {orders.map(({ orderId, orderName }) => (
        <p key={orderId}>{orderName}</p>
      ))}
    </main>
  );
}
