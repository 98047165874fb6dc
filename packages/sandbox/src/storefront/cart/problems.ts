import { GraphQLError } from 'graphql';

/** The GraphQL type CartUserError. */
export interface CartUserError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The GraphQL type CartWarning. `target` is the id of the line or address that the warning is about. */
export interface CartWarning {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

/** Thrown when a change to a cart is invalid: the cart stays unchanged, and the response contains the user errors. */
export class CartProblem extends Error {
  readonly userErrors: readonly CartUserError[];

  constructor(...userErrors: readonly CartUserError[]) {
    super(userErrors.map(({ message }) => message).join(' '));
    this.userErrors = userErrors;
  }
}

/** Creates a CartProblem with one user error. `field` is the path of the invalid input. */
export function problem(
  code: string,
  field: readonly (string | number)[] | null,
  message: string,
): CartProblem {
  return new CartProblem({ code, field: field?.map(String) ?? null, message });
}

const maxInputs = 250;

/** Throws a GraphQL error if a list has more than 250 values, as the official API does. */
export function checkLength(values: readonly unknown[]): void {
  if (values.length <= maxInputs) return;
  throw new GraphQLError(
    `The input array size of ${values.length} is greater than the maximum allowed of ${maxInputs}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED', maxInputSize: maxInputs } },
  );
}
