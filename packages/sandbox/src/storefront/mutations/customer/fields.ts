import { isEmail, isPhone } from '../../customer/checks.ts';
import type { CustomerUserError } from './errors.ts';

export interface CustomerFields {
  readonly email?: string | null;
  readonly password?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

const minPasswordLength = 5;
const maxPasswordLength = 40;
const maxNameLength = 255;

/** Returns the errors of the fields that are present. `root` is the argument that contains them. */
export function checkCustomer(fields: CustomerFields, root: string): readonly CustomerUserError[] {
  const { email, password, phone } = fields;
  const errors: CustomerUserError[] = [];
  const add = (code: string, name: string, message: string): void => {
    errors.push({ code, field: [root, name], message });
  };
  if (email != null) {
    if (!email.trim()) add('BLANK', 'email', "Email can't be blank");
    else if (!isEmail(email.trim())) add('INVALID', 'email', 'Email is invalid');
  }
  if (password != null) {
    if (password !== password.trim()) {
      add('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password', 'Password starts or ends with whitespace');
    } else if (password.length < minPasswordLength) {
      add('TOO_SHORT', 'password', `Password is too short (minimum is ${minPasswordLength} characters)`);
    } else if (password.length > maxPasswordLength) {
      add('TOO_LONG', 'password', `Password is too long (maximum is ${maxPasswordLength} characters)`);
    }
  }
  if (phone && !isPhone(phone)) add('INVALID', 'phone', 'Phone is invalid');
  for (const name of ['firstName', 'lastName'] as const) {
    const value = fields[name] ?? '';
    const label = name === 'firstName' ? 'First name' : 'Last name';
    if (value.length > maxNameLength)
      add('TOO_LONG', name, `${label} is too long (maximum is ${maxNameLength} characters)`);
    if (/<[^>]+>/.test(value)) add('CONTAINS_HTML_TAGS', name, `${label} cannot contain HTML tags`);
    if (/https?:\/\//i.test(value)) add('CONTAINS_URL', name, `${label} cannot contain URL`);
  }
  return errors;
}
