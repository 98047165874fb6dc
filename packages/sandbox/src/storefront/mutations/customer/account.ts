import type { StorefrontContext, View } from '../../context.ts';
import type { Customer } from '../../customer/customer.ts';
import { customerWithEmail } from '../../customer/find-customer.ts';
import { customerView } from '../../customer/view.ts';
import { CustomerProblem, customerPayload, customerProblem } from './errors.ts';
import { type CustomerFields, checkCustomer } from './fields.ts';
import { issueToken, signedIn } from './session.ts';

interface CreateInput extends CustomerFields {
  readonly email: string;
  readonly password: string;
  readonly acceptsMarketing?: boolean | null;
}

interface UpdateInput extends CustomerFields {
  readonly acceptsMarketing?: boolean | null;
}

export const accountMutations: View = {
  customerCreate: ({ input }: { input: CreateInput }, context: StorefrontContext) =>
    customerPayload(() => {
      const { state, now } = context;
      check(input, 'input', undefined, context);
      const customer: Customer = {
        id: String(state.newId()),
        email: input.email.trim().toLowerCase(),
        password: input.password,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        phone: input.phone ?? null,
        acceptsMarketing: input.acceptsMarketing ?? false,
        addresses: [],
        defaultAddressId: null,
        createdAt: now(),
        updatedAt: now(),
      };
      state.customers.set(customer.id, customer);
      return { customer: customerView(customer) };
    }),
  customerUpdate: (
    args: { readonly customerAccessToken: string; readonly customer: UpdateInput },
    context: StorefrontContext,
  ) =>
    customerPayload(() => {
      const before = signedIn(args.customerAccessToken, context);
      check(args.customer, 'customer', before, context);
      const { firstName, lastName, phone, acceptsMarketing, email, password } = args.customer;
      const customer: Customer = {
        ...before,
        email: email?.trim().toLowerCase() ?? before.email,
        password: password ?? before.password,
        // Null removes the value; undefined keeps it.
        firstName: firstName === undefined ? before.firstName : firstName,
        lastName: lastName === undefined ? before.lastName : lastName,
        phone: phone === undefined ? before.phone : phone,
        acceptsMarketing: acceptsMarketing ?? before.acceptsMarketing,
        updatedAt: context.now(),
      };
      context.state.customers.set(customer.id, customer);
      if (password == null) return { customer: customerView(customer), customerAccessToken: null };
      context.state.accessTokens.delete(args.customerAccessToken);
      return { customer: customerView(customer), customerAccessToken: issueToken(customer, context) };
    }),
  customerRecover: ({ email }: { readonly email: string }, { state }: StorefrontContext) =>
    customerPayload(() => {
      if (!customerWithEmail(email, state)) {
        throw customerProblem('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer');
      }
      return {};
    }),
  // The sandbox sends no e-mail, so no activation or reset token is valid.
  customerActivate: () => invalidLink('Activation token is invalid', 'input', 'activationToken'),
  customerActivateByUrl: () => invalidLink('Activation URL is invalid', 'activationUrl'),
  customerReset: () => invalidLink('Reset token is invalid', 'input', 'resetToken'),
  customerResetByUrl: () => invalidLink('Reset URL is invalid', 'resetUrl'),
};

function invalidLink(message: string, ...field: readonly string[]): View {
  return customerPayload(() => {
    throw customerProblem('TOKEN_INVALID', field, message);
  });
}

function check(
  fields: CustomerFields,
  root: string,
  self: Customer | undefined,
  { state }: StorefrontContext,
): void {
  const errors = [...checkCustomer(fields, root)];
  const holder = fields.email == null ? undefined : customerWithEmail(fields.email, state);
  if (holder && holder.id !== self?.id) {
    errors.push({ code: 'TAKEN', field: [root, 'email'], message: 'Email has already been taken' });
  }
  if (errors.length > 0) throw new CustomerProblem(errors);
}
