import { cartCases } from './cart.cases.ts';
import type { Cases } from './case.ts';
import { contentCases } from './content.cases.ts';
import { customerCases } from './customer.cases.ts';
import { layoutCases } from './layout.cases.ts';
import { listsCases } from './lists.cases.ts';
import { localizationCases } from './localization.cases.ts';
import { productCases } from './product.cases.ts';
import { searchCases } from './search.cases.ts';

/** The cases of all operations in this folder. */
export const cases: Cases = {
  ...layoutCases,
  ...localizationCases,
  ...productCases,
  ...listsCases,
  ...searchCases,
  ...contentCases,
  ...cartCases,
  ...customerCases,
};
