import { createAddress, deleteAddress, listAddresses } from './addresses.ts';
import { changeCart, getCart } from './cart.ts';
import { checkLiveness, checkReadiness } from './health.ts';
import { login } from './login.ts';
import { listOrders, placeOrder } from './orders.ts';
import type { Route } from './route.ts';

/** All REST routes (spec section 7). The brands RPC is in brands/rpc.ts. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/livez', access: 'public', handle: checkLiveness },
  { method: 'GET', path: '/readyz', access: 'public', handle: checkReadiness },
  { method: 'GET', path: '/healthz', access: 'public', handle: checkReadiness },
  { method: 'POST', path: '/login', access: 'shopper', handle: login },
  { method: 'GET', path: '/cart', access: 'shopper', handle: getCart },
  { method: 'POST', path: '/cart', access: 'shopper', handle: changeCart },
  { method: 'GET', path: '/customer/address', access: 'shopper', handle: listAddresses },
  { method: 'POST', path: '/customer/address', access: 'shopper', handle: createAddress },
  { method: 'DELETE', path: '/customer/address/:id', access: 'shopper', handle: deleteAddress },
  { method: 'POST', path: '/order', access: 'shopper', handle: placeOrder },
  { method: 'GET', path: '/orders', access: 'shopper', handle: listOrders },
];
