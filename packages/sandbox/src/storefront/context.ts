import type { Catalogue } from '../catalogue/types.ts';

export interface StorefrontContext {
  /** The catalogue in the language of the operation. */
  readonly catalogue: Catalogue;
  /** Origin of image URLs. */
  readonly imageOrigin: string;
}

/** The fields of a GraphQL object: values, or resolvers made by `field`. Fields that the shop does not ask for are left out. */
export type View = Readonly<Record<string, unknown>>;

export interface Resolver {
  (args: never, context: StorefrontContext): unknown;
  readonly argumentNames: readonly string[];
}

/** Returns the resolver of a field with the arguments that it implements; the others are GraphQL errors. */
export const field = <Args>(
  argumentNames: readonly (keyof Args & string)[],
  resolve: (args: Args, context: StorefrontContext) => unknown,
): Resolver => Object.assign(resolve, { argumentNames });
