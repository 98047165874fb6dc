import type { View } from '../../context.ts';

/** The GraphQL type CustomerUserError. */
export interface CustomerUserError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Thrown when a customer mutation is invalid; becomes the payload's errors. */
export class CustomerProblem extends Error {
  readonly customerUserErrors: readonly CustomerUserError[];

  constructor(customerUserErrors: readonly CustomerUserError[]) {
    super(customerUserErrors.map(({ message }) => message).join(' '));
    this.customerUserErrors = customerUserErrors;
  }
}

export const customerProblem = (
  code: string,
  field: readonly string[] | null,
  message: string,
): CustomerProblem => new CustomerProblem([{ code, field, message }]);

export const unknownToken = (): CustomerProblem =>
  customerProblem('TOKEN_INVALID', ['customerAccessToken'], 'Customer access token is invalid');

/** Returns the payload of `run`; if it throws a CustomerProblem, a payload with its errors only. */
export function customerPayload(run: () => View): View {
  try {
    return { ...run(), customerUserErrors: [], userErrors: [] };
  } catch (error) {
    if (!(error instanceof CustomerProblem)) throw error;
    const { customerUserErrors } = error;
    return { customerUserErrors, userErrors: customerUserErrors };
  }
}
