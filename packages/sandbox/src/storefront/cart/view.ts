import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { customerOfToken } from '../customer/find-customer.ts';
import { customerView } from '../customer/view.ts';
import { asGid } from '../gid.ts';
import { timestamp } from '../names.ts';
import { cartDeliveryAddressView, mailingAddressView } from '../views/address.ts';
import { metafieldsOf } from '../views/metafields.ts';
import { money } from '../views/money.ts';
import { type Attribute, type BuyerIdentity, type Cart, cartGid } from './cart.ts';
import { deliveryGroupsOf } from './delivery.ts';
import { type Allocation, type PricedLine, priceCart } from './pricing.ts';

/** Returns a value of the GraphQL type Cart. */
export function cartView(cart: Cart, context: StorefrontContext): View {
  const priced = priceCart(cart, context.catalogue.shop);
  const subtotal = money(priced.subtotal);
  const total = money(priced.total);
  const cost = {
    subtotalAmount: subtotal,
    totalAmount: total,
    checkoutChargeAmount: total,
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  const view: View = {
    __typename: 'Cart',
    id: cartGid(cart),
    checkoutUrl: `${context.imageOrigin}/cart/c/${cart.token}?key=${cart.key}`,
    createdAt: timestamp(cart.createdAt),
    updatedAt: timestamp(cart.updatedAt),
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    note: cart.note,
    ...attributesOf(cart.attributes),
    ...metafieldsOf(cart.metafields, () => view),
    cost: {
      ...cost,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: false,
      totalDutyAmountEstimated: false,
    },
    estimatedCost: cost,
    discountCodes: priced.discountCodes,
    discountAllocations: priced.allocations.map((allocation) => allocationView(allocation)),
    appliedGiftCards: priced.giftCards.map(({ id, code, balance, amountUsed }) => ({
      __typename: 'AppliedGiftCard',
      id,
      lastCharacters: code.slice(-4).toLowerCase(),
      balance: money(balance),
      balanceV2: money(balance),
      amountUsed: money(amountUsed),
      amountUsedV2: money(amountUsed),
      presentmentAmountUsed: money(amountUsed),
    })),
    lines: (args: PageArgs) => connection({ items: priced.lines }, args, context, lineView),
    buyerIdentity: buyerView(cart, context),
    delivery: {
      addresses: ({ selected }: { selected?: boolean | null }) =>
        cart.addresses
          .filter((address) => !selected || address.selected)
          .map((address) => ({ ...address, address: cartDeliveryAddressView(address.address) })),
    },
    deliveryGroups: (args: PageArgs) =>
      connection({ items: deliveryGroupsOf(cart, context.catalogue.shop) }, args, context, (group) => ({
        id: group.id,
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: mailingAddressView(group.address.id.split('/').at(-1) ?? '', group.address.address),
        deliveryOptions: group.options.map(deliveryOptionView),
        selectedDeliveryOption: group.selected ? deliveryOptionView(group.selected) : null,
        cartLines: (lineArgs: PageArgs) => connection({ items: priced.lines }, lineArgs, context, lineView),
      })),
  };
  return view;
}

/** Returns a value of the GraphQL type CartLine. */
export function lineView({ line, subtotal, total, allocations }: PricedLine): View {
  const { variant } = line;
  const price = money(variant.price);
  const compareAt = variant.compareAtPrice === null ? null : money(variant.compareAtPrice);
  return {
    __typename: 'CartLine',
    id: line.id,
    quantity: line.quantity,
    ...attributesOf(line.attributes),
    // In the language of the operation, which may differ from the one that added the line.
    merchandise: (_: unknown, context: StorefrontContext) =>
      context.views.node(asGid('ProductVariant', variant.id), context),
    cost: {
      amountPerQuantity: price,
      compareAtAmountPerQuantity: compareAt,
      subtotalAmount: money(subtotal),
      totalAmount: money(total),
    },
    estimatedCost: {
      amount: price,
      compareAtAmount: compareAt,
      subtotalAmount: money(subtotal),
      totalAmount: money(total),
    },
    discountAllocations: allocations.map((allocation) => allocationView(allocation)),
    sellingPlanAllocation: null,
  };
}

function allocationView({ code, amount, percentage, value }: Allocation): View {
  return {
    __typename: 'CartCodeDiscountAllocation',
    code,
    discountedAmount: money(amount),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: value === null ? { __typename: 'PricingPercentageValue', percentage } : money(value),
    },
  };
}

function attributesOf(attributes: readonly Attribute[]): View {
  return {
    attributes,
    attribute: ({ key }: { key: string }) => attributes.find((other) => other.key === key) ?? null,
  };
}

function deliveryOptionView(option: {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly price: number;
}): View {
  return {
    handle: option.handle,
    code: option.title,
    title: option.title,
    description: option.description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: money(option.price),
  };
}

function buyerView(cart: Cart, context: StorefrontContext): View {
  const { countryCode, email, phone, customerAccessToken, preferences }: BuyerIdentity = cart.buyer;
  const customer =
    customerAccessToken == null ? undefined : customerOfToken(customerAccessToken, context.state);
  return {
    countryCode: countryCode ?? context.catalogue.shop.country,
    email: email ?? customer?.email ?? null,
    phone: phone ?? customer?.phone ?? null,
    customer: customer ? customerView(customer) : null,
    deliveryAddressPreferences: cart.addresses.map(({ id, address }) =>
      mailingAddressView(id.split('/').at(-1) ?? asGid('MailingAddress', id), address),
    ),
    preferences: preferences ? preferencesView(preferences) : null,
    purchasingCompany: null,
  };
}

/** Returns the buyer's preferences with an empty list for each list that the input leaves out. */
function preferencesView({ delivery, wallet }: Readonly<Record<string, unknown>>): View {
  return {
    wallet: wallet ?? null,
    delivery: delivery ? { coordinates: null, deliveryMethod: [], pickupHandle: [], ...delivery } : null,
  };
}
