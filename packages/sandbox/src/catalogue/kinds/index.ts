import { accessories } from './accessories.ts';
import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import { indianWear } from './indian-wear.ts';
import { innerWear } from './inner-wear.ts';
import { layers } from './layers.ts';
import type { ProductKinds } from './product-kind.ts';
import { tops } from './tops.ts';

export const productKinds: ProductKinds = {
  ...tops,
  ...layers,
  ...bottoms,
  ...dresses,
  ...indianWear,
  ...innerWear,
  ...accessories,
};
