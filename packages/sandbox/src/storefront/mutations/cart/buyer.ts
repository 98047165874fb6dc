import type { BuyerIdentity } from '../../cart/cart.ts';
import { problem } from '../../cart/problems.ts';
import type { StorefrontContext } from '../../context.ts';
import { isEmail, isPhone } from '../../customer/checks.ts';
import { customerOfToken } from '../../customer/customer.ts';

export interface BuyerInput extends BuyerIdentity {
  readonly companyLocationId?: string | null;
}

/** The buyer as it is stored. Throws for an unknown customer, and for e-mail and phone that cannot be ones. */
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
