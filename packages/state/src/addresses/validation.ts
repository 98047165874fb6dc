import type { NewAddress } from '@naap/api-clients';
import { parsePhone } from '@naap/api-clients/typed-numbers';
import { m } from '@naap/messages';
import type { Message } from '../result.ts';

/** The backend's limits, in characters. */
const MAX_LENGTH = { name: 100, address: 500 } as const;

export interface AddressFieldProblems {
  name?: 'missing' | 'too-long';
  address?: 'missing' | 'too-long';
  phone?: 'malformed';
}

/** Validates the fields of the address form. Returns the problem of each invalid field. */
export function addressFieldProblems(
  values: Pick<NewAddress, 'name' | 'address' | 'phone'>,
): AddressFieldProblems {
  const problems: AddressFieldProblems = {};
  for (const field of ['name', 'address'] as const) {
    if (values[field].trim() === '') problems[field] = 'missing';
    else if (values[field].length > MAX_LENGTH[field]) problems[field] = 'too-long';
  }
  if (parsePhone(values.phone) === null) problems.phone = 'malformed';
  return problems;
}

/** Validates an address. Returns the message for the shopper, with the spec's text where it has one (section 5); null when valid. */
export function addressProblem(input: NewAddress): Message | null {
  const title = m.state_validation_error();
  const { name, address, phone } = addressFieldProblems(input);
  if (name === 'missing' || address === 'missing') {
    return { title, description: m.state_required_fields() };
  }
  if (name || address) {
    const description = name
      ? m.state_name_too_long({ limit: MAX_LENGTH.name })
      : m.state_address_too_long({ limit: MAX_LENGTH.address });
    return { title, description };
  }
  if (phone) return { title, description: m.state_invalid_phone() };
  if (input.latitude === 0 && input.longitude === 0) {
    return { title: m.state_location_required(), description: m.state_location_required_description() };
  }
  return null;
}
