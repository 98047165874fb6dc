import { GraphQLError } from 'graphql';

const maxInputs = 250;

/** Throws a GraphQL error if a list argument has more than 250 values. */
export function checkInputSize(values: readonly unknown[] | null | undefined): void {
  if (values != null && values.length > maxInputs) {
    throw new GraphQLError(
      `The input array size of ${values.length} is greater than the maximum allowed of ${maxInputs}.`,
      { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
    );
  }
}

/** Throws a GraphQL error with the name of the argument if its value is outside the range. */
export function checkRange(
  name: string,
  value: number | null | undefined,
  [min, max]: readonly [number, number],
): void {
  if (value != null && (value < min || value > max)) {
    throw new GraphQLError(`${name} must be between ${min} and ${max}; you asked for ${value}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
}
