export { type Offer, OfferList, type OfferListProps } from './OfferList.tsx';
