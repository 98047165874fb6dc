import { deleteAccount, downloadData } from './account.ts';
import { createAddress, deleteAddress, getAddress, listAddresses } from './addresses.ts';
import { changeCart, getCart } from './cart.ts';
import { getDocument } from './document.ts';
import { checkHealth, checkLiveness, checkReadiness } from './health.ts';
import { cancelOrder, chooseItems, getLiveOrder } from './live-orders.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { deleteNaap, getNaap, getProductFit, saveNaap } from './naap.ts';
import { followOrder, getPushKey } from './notifications.ts';
import { getOrder, listOrders, placeOrder } from './orders.ts';
import type { Route } from './route.ts';
import { getStaffDay, listStaffOrders, staffCommands } from './staff.ts';

/** All REST routes (spec section 7), in the order of the API document. The brands RPC is in brands/rpc.ts. */
export const routes: readonly Route[] = [
  login,
  logout,
  getCart,
  changeCart,
  listAddresses,
  createAddress,
  getAddress,
  deleteAddress,
  placeOrder,
  getOrder,
  listOrders,
  getLiveOrder,
  cancelOrder,
  chooseItems,
  getPushKey,
  followOrder,
  getNaap,
  saveNaap,
  deleteNaap,
  getProductFit,
  downloadData,
  deleteAccount,
  listStaffOrders,
  getStaffDay,
  ...staffCommands,
  checkLiveness,
  checkReadiness,
  checkHealth,
  getDocument,
];
