import { formatMoney, type Money, type OrderPiece, type useLabel } from '@naap/state';

/** Returns an item in one line: 'Rangrez Buta kurta, M'. */
export const lineText = ({ brand, name, options }: OrderPiece, labelOf: ReturnType<typeof useLabel>) =>
  [`${brand} ${name}`, ...options.map(labelOf)].join(', ');

/** Returns the quantity and the price of one: '2 × ₹1,499.00'. */
export const quantityText = (quantity: number, unitPrice: Money) =>
  `${quantity}\u00a0×\u00a0${formatMoney(unitPrice, 'exact')}`;
