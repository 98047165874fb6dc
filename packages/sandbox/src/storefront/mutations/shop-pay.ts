import type { StorefrontContext, View } from '../context.ts';

type Input = Readonly<Record<string, unknown>>;

interface RequestArgs {
  readonly paymentRequest: Input;
}

/** Fields that are optional in the input but required in the response, by the list that contains them. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  lineItems: ['label', 'finalItemPrice', 'finalLinePrice'],
  deliveryMethods: ['amount', 'code', 'label'],
  discounts: ['amount', 'label'],
  shippingLines: ['amount', 'code', 'label'],
};

/** Mutations of Shop Pay payment requests, which are stored and confirmed. Nothing is charged. */
export const shopPayMutations: View = {
  shopPayPaymentRequestSessionCreate: (
    { sourceIdentifier, paymentRequest }: RequestArgs & { readonly sourceIdentifier: string },
    { state, imageOrigin }: StorefrontContext,
  ) => {
    const userErrors = missingIn(paymentRequest);
    if (userErrors.length > 0) return { shopPayPaymentRequestSession: null, userErrors };
    const token = state.newToken();
    state.paymentRequests.set(token, { token, sourceIdentifier, paymentRequest, submittedWith: null });
    return {
      shopPayPaymentRequestSession: {
        token,
        sourceIdentifier,
        checkoutUrl: `${imageOrigin}/shop-pay/${token}`,
        paymentRequest: requestView(paymentRequest),
      },
      userErrors: [],
    };
  },
  shopPayPaymentRequestSessionSubmit: (
    {
      token,
      idempotencyKey,
      paymentRequest,
    }: RequestArgs & { readonly token: string; readonly idempotencyKey: string },
    { state }: StorefrontContext,
  ) => {
    const session = state.paymentRequests.get(token);
    const refuse = (code: string, field: string, message: string): View => ({
      paymentRequestReceipt: null,
      userErrors: [{ code, field: [field], message }],
    });
    if (!session) return refuse('PAYMENT_REQUEST_NOT_FOUND', 'token', 'The payment request was not found.');
    if (session.submittedWith === idempotencyKey) {
      return refuse('IDEMPOTENCY_KEY_ALREADY_USED', 'idempotencyKey', 'The idempotency key was used before.');
    }
    const userErrors = missingIn(paymentRequest);
    if (userErrors.length > 0) return { paymentRequestReceipt: null, userErrors };
    state.paymentRequests.set(token, { ...session, paymentRequest, submittedWith: idempotencyKey });
    return {
      paymentRequestReceipt: {
        token,
        processingStatusType: 'processing',
        paymentRequest: requestView(paymentRequest),
      },
      userErrors: [],
    };
  },
};

function missingIn(request: Input): readonly View[] {
  return Object.entries(requiredFields).flatMap(([list, names]) => {
    const items = request[list];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: Input, index) =>
      names.flatMap((name) =>
        item[name] == null
          ? [
              {
                code: 'PAYMENT_REQUEST_INVALID_INPUT',
                field: ['paymentRequest', list, String(index), name],
                message: `${name} is required.`,
              },
            ]
          : [],
      ),
    );
  });
}

/** Returns the payment request with an empty list for each list that the input leaves out. */
function requestView(request: Input): View {
  const { totalShippingPrice } = request;
  return {
    deliveryMethods: [],
    discountCodes: [],
    discounts: [],
    lineItems: [],
    shippingLines: [],
    selectedDeliveryMethodType: 'SHIPPING',
    ...request,
    totalShippingPrice:
      typeof totalShippingPrice === 'object' && totalShippingPrice !== null
        ? { discounts: [], finalTotal: request.total, ...totalShippingPrice }
        : null,
  };
}
