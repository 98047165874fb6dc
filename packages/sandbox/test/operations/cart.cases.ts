import { at } from '../storefront.ts';
import {
  type Cases,
  cartWith,
  cartWithData,
  deliveryAddress,
  india,
  mailingAddress,
  paymentRequest,
  variantGid,
} from './case.ts';

export const cartCases: Cases = {
  BagPage: { variables: cartWith(), data: ['cart.lines.edges.0.node.cost.totalAmount.amount'] },
  BagFull: {
    variables: cartWith(),
    data: ['cart.checkoutUrl', 'cart.lines.nodes.0.merchandise.product.title'],
  },
  BagCount: { variables: cartWith(), data: ['cart.totalQuantity'] },
  BagLinesBackwards: {
    variables: cartWith(),
    data: ['cart.lines.nodes.0.id', 'cart.lines.pageInfo.startCursor'],
  },
  BagCosts: {
    variables: cartWith(),
    data: ['cart.cost.subtotalAmount.amount', 'cart.discountAllocations.0.discountApplication.value.amount'],
  },
  BagDelivery: {
    variables: cartWith(),
    data: [
      'cart.delivery.addresses.0.address.formatted',
      'cart.deliveryGroups.nodes.0.selectedDeliveryOption.handle',
      'cart.deliveryGroups.nodes.0.cartLines.nodes.0.id',
    ],
  },
  BagBuyer: {
    variables: cartWith(),
    data: ['cart.buyerIdentity.customer.email', 'cart.buyerIdentity.preferences.wallet'],
  },
  BagExtras: {
    variables: cartWith(),
    data: ['cart.gift.value', 'cart.wrapping.value', 'cart.appliedGiftCards.0.id'],
  },
  BagStart: { data: ['cartCreate.cart.id', 'cartCreate.cart.checkoutUrl'] },
  BagCreate: {
    variables: (storefront) => ({
      input: {
        lines: [{ merchandiseId: variantGid(storefront, 0), quantity: 2 }],
        buyerIdentity: { countryCode: 'IN', email: 'mira@naap.example' },
        attributes: [{ key: 'gift', value: 'yes' }],
        discountCodes: ['FIRST10'],
        note: 'Leave at the door',
      },
      ...india,
    }),
    data: ['cartCreate.cart.lines.nodes.0.discountAllocations.0.code', 'cartCreate.cart.note'],
  },
  BagCreateSoldOut: {
    variables: (storefront) => ({ lines: [storefront.soldOutLine()] }),
    data: ['cartCreate.warnings.0.code', 'cartCreate.cart.id'],
  },
  BagAdd: {
    variables: cartWith((storefront) => ({
      lines: [{ merchandiseId: variantGid(storefront, 1), quantity: 2 }],
    })),
    data: ['cartLinesAdd.cart.lines.nodes.1.quantity'],
  },
  BagAddWithAttributes: {
    variables: cartWith((storefront) => ({ merchandise: variantGid(storefront, 1) })),
    data: ['cartLinesAdd.cart.lines.nodes.0.attributes.0.value'],
  },
  BagAddUnknown: { variables: cartWith(), data: ['cartLinesAdd.userErrors.0.field'], refusedWith: 'INVALID' },
  BagUpdate: {
    variables: cartWithData('lines(first: 1) { nodes { id } }', (cart) => ({
      lines: [{ id: at(cart, 'lines.nodes.0.id'), quantity: 3 }],
    })),
    data: ['cartLinesUpdate.cart.totalQuantity'],
  },
  BagSwap: {
    variables: cartWithData('lines(first: 1) { nodes { id } }', (cart, storefront) => ({
      line: at(cart, 'lines.nodes.0.id'),
      merchandise: variantGid(storefront, 1),
    })),
    data: ['cartLinesUpdate.cart.lines.nodes.0.merchandise.id'],
  },
  BagRemove: {
    variables: cartWithData('lines(first: 1) { nodes { id } }', (cart) => ({
      lineIds: [at(cart, 'lines.nodes.0.id')],
    })),
    data: ['cartLinesRemove.cart.id'],
  },
  BagDiscount: {
    variables: cartWith({ codes: ['FLAT400', 'UNKNOWN'] }),
    data: ['cartDiscountCodesUpdate.cart.discountCodes.1.code'],
  },
  BagDiscountNone: { variables: cartWith(), data: ['cartDiscountCodesUpdate.cart.id'] },
  BagGiftCards: {
    variables: cartWith({ codes: ['gift-1000'] }),
    data: ['cartGiftCardCodesUpdate.cart.appliedGiftCards.0.amountUsed.amount'],
  },
  BagGiftCardsRemove: {
    variables: cartWithData('appliedGiftCards { id }', (cart) => ({
      ids: [at(cart, 'appliedGiftCards.0.id')],
    })),
    data: ['cartGiftCardCodesRemove.cart.id'],
  },
  BagBuyerUpdate: {
    variables: cartWith({ buyer: { countryCode: 'AE', email: 'noor@naap.example', phone: '+971501234567' } }),
    data: ['cartBuyerIdentityUpdate.cart.buyerIdentity.phone'],
  },
  BagNote: { variables: cartWith({ note: 'No bell' }), data: ['cartNoteUpdate.cart.note'] },
  BagAttributes: {
    variables: cartWith({ attributes: [{ key: 'gift', value: 'no' }] }),
    data: ['cartAttributesUpdate.cart.attributes.0.value'],
  },
  BagBilling: {
    variables: cartWith({ address: mailingAddress }),
    data: ['cartBillingAddressUpdate.cart.id'],
  },
  BagAddressAdd: {
    variables: cartWith({
      addresses: [{ selected: true, validationStrategy: 'STRICT', address: { deliveryAddress } }],
    }),
    data: ['cartDeliveryAddressesAdd.cart.id'],
  },
  BagAddressUpdate: {
    variables: cartWithData('delivery { addresses { id } }', (cart) => ({
      addresses: [{ id: at(cart, 'delivery.addresses.0.id'), address: { deliveryAddress } }],
    })),
    data: ['cartDeliveryAddressesUpdate.cart.id'],
  },
  BagAddressRemove: {
    variables: cartWithData('delivery { addresses { id } }', (cart) => ({
      ids: [at(cart, 'delivery.addresses.0.id')],
    })),
    data: ['cartDeliveryAddressesRemove.cart.id'],
  },
  BagDeliveryChoice: {
    variables: cartWithData(
      'deliveryGroups(first: 1) { nodes { id deliveryOptions { handle } } }',
      (cart) => ({
        options: [
          {
            deliveryGroupId: at(cart, 'deliveryGroups.nodes.0.id'),
            deliveryOptionHandle: at(cart, 'deliveryGroups.nodes.0.deliveryOptions.1.handle'),
          },
        ],
      }),
    ),
    data: ['cartSelectedDeliveryOptionsUpdate.cart.id'],
  },
  BagPayment: {
    variables: cartWithData('cost { totalAmount { amount currencyCode } }', (cart) => ({
      payment: {
        amount: at(cart, 'cost.totalAmount'),
        directPaymentMethod: { sessionId: 'session', billingAddress: mailingAddress },
      },
    })),
    data: ['cartPaymentUpdate.cart.id'],
  },
  BagMetafields: {
    variables: async (storefront) => ({
      metafields: [
        { ownerId: await storefront.fullCart(), key: 'custom.size', type: 'number_integer', value: '42' },
      ],
    }),
    data: ['cartMetafieldsSet.metafields.0.value'],
  },
  BagMetafieldDelete: {
    variables: async (storefront) => ({
      input: { ownerId: await storefront.fullCart(), key: 'custom.wrapping' },
    }),
    data: ['cartMetafieldDelete.deletedId'],
  },
  BagPrepare: { variables: cartWith(), data: ['cartPrepareForCompletion.result.cart.id'] },
  BagSubmit: {
    variables: async (storefront) => ({
      id: await storefront.paidCart(),
      token: storefront.unique('attempt'),
    }),
    data: ['cartSubmitForCompletion.result.redirectUrl'],
  },
  OrderProgress: {
    variables: async (storefront) => ({ attemptId: await storefront.completedAttempt() }),
    data: ['cartCompletionAttempt.orderId'],
  },
  ExpressStart: {
    variables: { source: 'order-7', request: paymentRequest },
    data: ['shopPayPaymentRequestSessionCreate.shopPayPaymentRequestSession.checkoutUrl'],
  },
  ExpressSubmit: {
    variables: async (storefront) => {
      const data = await storefront.dataOf(
        'mutation ($request: ShopPayPaymentRequestInput!) { shopPayPaymentRequestSessionCreate(sourceIdentifier: "order-8", paymentRequest: $request) { shopPayPaymentRequestSession { token } } }',
        { request: paymentRequest },
      );
      const token = at(data, 'shopPayPaymentRequestSessionCreate.shopPayPaymentRequestSession.token');
      return { token, key: 'order-8-1', request: paymentRequest };
    },
    data: ['shopPayPaymentRequestSessionSubmit.paymentRequestReceipt.token'],
  },
};
