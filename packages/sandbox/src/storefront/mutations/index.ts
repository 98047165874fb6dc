import type { View } from '../context.ts';
import { cartMutations } from './cart/index.ts';
import { accountMutations } from './customer/account.ts';
import { addressMutations } from './customer/addresses.ts';
import { sessionMutations } from './customer/session.ts';
import { shopPayMutations } from './shop-pay.ts';

/** The storefront's Mutation root. */
export const mutationRoot: View = {
  ...cartMutations,
  ...sessionMutations,
  ...accountMutations,
  ...addressMutations,
  ...shopPayMutations,
};
