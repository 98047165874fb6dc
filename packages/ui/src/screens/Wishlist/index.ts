export { WishlistScreen } from './Wishlist.tsx';
