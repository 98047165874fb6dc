import { addressWith, type Cases, customerWith, mailingAddress } from './case.ts';

export const customerCases: Cases = {
  Account: { variables: customerWith(), data: ['customer.email', 'customer.defaultAddress.formatted'] },
  AddressBook: { variables: customerWith(), data: ['customer.addresses.edges.0.node.country'] },
  OrderHistory: {
    variables: customerWith(),
    data: ['customer.numberOfOrders', 'customer.orders.totalCount'],
  },
  Register: {
    variables: (storefront) => ({
      input: {
        email: `${storefront.unique('register')}@naap.example`,
        password: 'secret',
        firstName: 'Noor',
      },
    }),
    data: ['customerCreate.customer.displayName'],
  },
  RegisterRefused: {
    variables: async (storefront) => ({ input: await storefront.newCustomer() }),
    data: ['customerCreate.customerUserErrors.0.message'],
    refusedWith: 'TAKEN',
  },
  LogIn: {
    variables: async (storefront) => ({ input: await storefront.newCustomer() }),
    data: ['customerAccessTokenCreate.customerAccessToken.expiresAt'],
  },
  LogInRefused: {
    variables: { input: { email: 'nobody@naap.example', password: 'wrong' } },
    data: ['customerAccessTokenCreate.customerUserErrors.0.message'],
    refusedWith: 'UNIDENTIFIED_CUSTOMER',
  },
  LogInByMultipass: {
    variables: { token: 'none' },
    data: ['customerAccessTokenCreateWithMultipass.customerUserErrors.0.message'],
    refusedWith: 'INVALID_MULTIPASS_REQUEST',
  },
  StayLoggedIn: {
    variables: customerWith(),
    data: ['customerAccessTokenRenew.customerAccessToken.accessToken'],
  },
  LogOut: { variables: customerWith(), data: ['customerAccessTokenDelete.deletedAccessToken'] },
  Profile: {
    variables: customerWith({ customer: { firstName: 'Noor', phone: '+919800000000', password: 'changed' } }),
    data: ['customerUpdate.customer.phone', 'customerUpdate.customerAccessToken.accessToken'],
  },
  AddressNew: {
    variables: customerWith({ address: mailingAddress }),
    data: ['customerAddressCreate.customerAddress.countryCodeV2'],
  },
  AddressEdit: {
    variables: addressWith({ address: { city: 'Mysuru' } }),
    data: ['customerAddressUpdate.customerAddress.city'],
  },
  AddressDelete: { variables: addressWith(), data: ['customerAddressDelete.deletedCustomerAddressId'] },
  AddressDefault: {
    variables: addressWith(),
    data: ['customerDefaultAddressUpdate.customer.defaultAddress.id'],
  },
  Recover: {
    variables: async (storefront) => ({ email: (await storefront.newCustomer()).email }),
    data: ['customerRecover'],
  },
  Reset: {
    variables: { id: 'gid://shopify/Customer/1', input: { resetToken: 'none', password: 'secret' } },
    data: ['customerReset.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  ResetByLink: {
    variables: { url: 'https://naap.example/account/reset/1/none', password: 'secret' },
    data: ['customerResetByUrl.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  Activate: {
    variables: { id: 'gid://shopify/Customer/1', input: { activationToken: 'none', password: 'secret' } },
    data: ['customerActivate.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
  ActivateByLink: {
    variables: { url: 'https://naap.example/account/activate/1/none', password: 'secret' },
    data: ['customerActivateByUrl.customerUserErrors.0.message'],
    refusedWith: 'TOKEN_INVALID',
  },
};
