import type { StorefrontContext, View } from '../../context.ts';
import type { Customer } from '../../customer/customer.ts';
import { customerOfToken, customerWithEmail } from '../../customer/find-customer.ts';
import { timestamp } from '../../names.ts';
import { customerPayload, customerProblem, unknownToken } from './errors.ts';

const tokenLifetimeMs = 30 * 86_400_000;

interface TokenArgs {
  readonly customerAccessToken: string;
}

/** Issues an access token for a customer: the GraphQL type CustomerAccessToken. */
export function issueToken({ id }: Customer, { state, now }: StorefrontContext): View {
  const accessToken = state.newToken();
  state.accessTokens.set(accessToken, id);
  return { accessToken, expiresAt: timestamp(now() + tokenLifetimeMs) };
}

/** Returns the customer with an access token. Throws a CustomerProblem (TOKEN_INVALID). */
export function signedIn(token: string, { state }: StorefrontContext): Customer {
  const customer = customerOfToken(token, state);
  if (!customer) throw unknownToken();
  return customer;
}

export const sessionMutations: View = {
  customerAccessTokenCreate: (
    { input }: { input: { readonly email: string; readonly password: string } },
    context: StorefrontContext,
  ) =>
    customerPayload(() => {
      const customer = customerWithEmail(input.email, context.state);
      if (customer?.password !== input.password) {
        throw customerProblem('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer');
      }
      return { customerAccessToken: issueToken(customer, context) };
    }),
  customerAccessTokenRenew: ({ customerAccessToken }: TokenArgs, context: StorefrontContext) =>
    customerPayload(() => {
      const customer = signedIn(customerAccessToken, context);
      context.state.accessTokens.delete(customerAccessToken);
      return { customerAccessToken: issueToken(customer, context) };
    }),
  customerAccessTokenDelete: ({ customerAccessToken }: TokenArgs, { state }: StorefrontContext) =>
    customerPayload(() => {
      if (!state.accessTokens.delete(customerAccessToken)) throw unknownToken();
      return { deletedAccessToken: customerAccessToken, deletedCustomerAccessTokenId: customerAccessToken };
    }),
  // The shop has no multipass secret, so no multipass token is valid.
  customerAccessTokenCreateWithMultipass: () =>
    customerPayload(() => {
      throw customerProblem('INVALID_MULTIPASS_REQUEST', ['multipassToken'], 'Invalid Multipass request');
    }),
};
