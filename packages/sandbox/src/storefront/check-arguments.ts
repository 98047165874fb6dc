import { GraphQLError } from 'graphql';

const maxInputs = 250;

/** Throws the GraphQL error of a list argument with more than 250 values. */
export function checkInputSize(values: readonly unknown[] | null | undefined): void {
  if (values != null && values.length > maxInputs) {
    throw new GraphQLError(
      `The input array size of ${values.length} is greater than the maximum allowed of ${maxInputs}.`,
      { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
    );
  }
}

/** Throws a GraphQL error that names the argument unless its value is absent or in the range. */
export function checkRange(
  name: string,
  value: number | null | undefined,
  [least, most]: readonly [number, number],
): void {
  if (value != null && (value < least || value > most)) {
    throw new GraphQLError(`${name} must be between ${least} and ${most}; you asked for ${value}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
}
