import type { LinkedViews } from '../context.ts';
import { nodeFor } from '../node.ts';
import { collectionView } from './collection.ts';
import { productView } from './product.ts';
import { variantView } from './variant.ts';

export const linkedViews: LinkedViews = {
  product: productView,
  variant: variantView,
  collection: collectionView,
  node: nodeFor,
};
