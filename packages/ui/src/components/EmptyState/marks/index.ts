export { addressMark } from './address.ts';
export { bagMark } from './bag.ts';
export { errorMark } from './error.ts';
export { offlineMark } from './offline.ts';
export { ordersMark } from './orders.ts';
export { productMark } from './product.ts';
export { resultsMark } from './results.ts';
export { wishlistMark } from './wishlist.ts';
