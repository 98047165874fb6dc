import type { BuyerIdentity } from '../../cart/cart.ts';
import { problem } from '../../cart/problems.ts';
import type { StorefrontContext } from '../../context.ts';
import { isEmail, isPhone } from '../../customer/checks.ts';
import { customerOfToken } from '../../customer/find-customer.ts';

export interface BuyerInput extends BuyerIdentity {
  readonly companyLocationId?: string | null;
}

/** Returns the buyer identity to store. Throws a CartProblem for an unknown customer, an invalid e-mail address or an invalid phone. */
export function buyerOf(
  { companyLocationId, ...buyer }: BuyerInput,
  field: readonly string[],
  { state }: StorefrontContext,
): BuyerIdentity {
  const { customerAccessToken, email, phone } = buyer;
  if (companyLocationId != null) {
    const path = [...field, 'companyLocationId'];
    throw customerAccessToken == null
      ? problem('MISSING_CUSTOMER_ACCESS_TOKEN', path, 'A company location needs a customer access token.')
      : problem('INVALID_COMPANY_LOCATION', path, 'The company location was not found.');
  }
  if (customerAccessToken != null && !customerOfToken(customerAccessToken, state)) {
    throw problem('INVALID', [...field, 'customerAccessToken'], 'Customer is invalid');
  }
  if (email && !isEmail(email)) throw problem('INVALID', [...field, 'email'], 'Email is invalid');
  if (phone && !isPhone(phone)) throw problem('INVALID', [...field, 'phone'], 'Phone is invalid');
  return buyer;
}
