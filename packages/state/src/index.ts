export type {
  Address,
  ApiErrorKind,
  Brand,
  CartTotals,
  CheckoutTotals,
  Coordinates,
  CustomerAddress,
  ImageRef,
  Money,
  NewAddress,
  Order,
  Place,
  PriceRange,
  Product,
  ProductCard,
  ProductVariant,
  SortBy,
} from '@naap/api-clients';
export {
  ApiError,
  formatMoney,
  inr,
  lastIdSegment,
  times,
} from '@naap/api-clients';
export {
  digitsIn,
  isIndianPhone,
  parsePhone,
  typedCode,
} from '@naap/api-clients/typed-numbers';
export {
  arrivalOf,
  type Content,
  type ContentTarget,
  type ContentTile,
  type Delivery,
  dayStart,
} from '@naap/content';
export {
  type AccountDeletion,
  type AccountDeletionState,
  type DataDownload,
  useAccountDeletion,
  useDataDownload,
} from './account/useAccount.ts';
export { type Addresses, addressesQueryOptions, useAddresses } from './addresses/useAddresses.ts';
export { addressFieldProblems, addressProblem } from './addresses/validation.ts';
export type { AddPairResult } from './cart/add-pair.ts';
export {
  BAG_INTENT_KEY,
  type BagIntent,
  type BagIntentOrigin,
  type NewBagIntent,
} from './cart/bag-intent.ts';
export { type CartItem, type LineProblem, pairLineOf } from './cart/cart-lines.ts';
export type { ChangeOutcome, SavedReason } from './cart/cart-log.ts';
export { cartQueryOptions } from './cart/cart-queries.ts';
export { useAddPair } from './cart/useAddPair.ts';
export { type AddToBagInput, type AddToBagResult, useAddToBag } from './cart/useAddToBag.ts';
export { useContinueBagIntent, useDropBagIntent, useKeepBagIntent } from './cart/useBagIntent.ts';
export { type CartChangeResult, type CartView, useCart } from './cart/useCart.ts';
export { useRefusedCartChange } from './cart/useRefusedCartChange.ts';
export { useCartCount } from './cart/useShownCart.ts';
export { variantLookupsQueryOptions } from './cart/variant-lookups.ts';
export {
  type ProductListInput,
  type ProductListRequest,
  type ProductListSource,
  productListRequest,
  productListTitle,
  searchLabel,
  searchWord,
} from './catalogue/product-list.ts';
export { productListQueryOptions } from './catalogue/product-list-query.ts';
export { type ProductListUrl, parseProductListUrl, productListPath } from './catalogue/product-list-url.ts';
export { type Brands, brandsQueryOptions, useBrands } from './catalogue/useBrands.ts';
export { type ProductList, useProductList } from './catalogue/useProductList.ts';
export {
  type ProductRow,
  type ProductRowSource,
  productRowQueryOptions,
  useProductRow,
  useProductRows,
} from './catalogue/useProductRow.ts';
export {
  recommendationsQueryOptions,
  useRecommendations,
} from './catalogue/useRecommendations.ts';
export type { NewAddressDraft } from './checkout/checkout-draft.ts';
export { type CheckoutAddresses, useCheckoutAddresses } from './checkout/useCheckoutAddresses.ts';
export { type CheckoutOrder, useCheckoutOrder } from './checkout/useCheckoutOrder.ts';
export { type Coupon, useCoupon } from './checkout/useCoupon.ts';
export { useNewAddressDraft } from './checkout/useNewAddressDraft.ts';
export { usePlaceOrder } from './checkout/usePlaceOrder.ts';
export { useRemoveUnavailable } from './checkout/useRemoveUnavailable.ts';
export type { CommerceEvent, EventAdapter } from './commerce-events/index.ts';
export { foreignLanguage } from './content/foreign-language.ts';
export { landingOf, useContent } from './content/useContent.ts';
export { useLabel, useOptionLabel } from './content/useLabel.ts';
export { CONSENT_KEY } from './events/consent.ts';
export type { PlacedItems, ShopEvent, ShownList, ShownProduct } from './events/shop-event.ts';
export { type ConsentChoice, useConsent } from './events/useConsent.ts';
export { useReport, useSendsEvents } from './events/useReport.ts';
export {
  type FilterCounts,
  type FilterSelection,
  NO_SELECTION,
  planFilterCounts,
} from './filters/filter-counts.ts';
export {
  type FilterState,
  filterState,
  filtersFromSearchParams,
  filtersToSearchParams,
  hasFilters,
  NO_FILTERS,
  productsPath,
  tagsOf,
  withoutTag,
} from './filters/filters.ts';
export { productCountsQueryOptions } from './filters/product-counts.ts';
export {
  NO_STORE_FILTERS,
  type StoreFilters,
  type WholePrices,
  wholeMoney,
  wholePrices,
} from './filters/store-filters.ts';
export {
  type StoreFilterGroups,
  type StoreFilterOption,
  sameName,
  sizeKind,
} from './filters/store-groups.ts';
export { useFilterCounts } from './filters/useFilterCounts.ts';
export {
  approximateAddress,
  type DeliveryLocation,
  initialAddress,
  unknownAddress,
} from './location/location-store.ts';
export { pinCodeIn } from './location/pin-code.ts';
export {
  type AddressLocation,
  type AddressLocationResult,
  type AddressLookUp,
  useAddressLocation,
} from './location/useAddressLocation.ts';
export { useDeliveryLocation } from './location/useDeliveryLocation.ts';
export { useOutsideArea } from './location/useOutsideArea.ts';
export { hasEnded } from './orders/has-ended.ts';
export { RUNNING_ORDERS, type RunningOrder } from './orders/running-orders.ts';
export {
  type LoadedOrder,
  type OrderAmounts,
  type OrderPiece,
  type OrderState,
  useOrder,
} from './orders/useOrder.ts';
export { type OrderNotifications, useOrderNotifications } from './orders/useOrderNotifications.ts';
export { type Orders, ordersQueryOptions, useOrders } from './orders/useOrders.ts';
export { useRunningInList } from './orders/useRunningInList.ts';
export { useRunningOrder } from './orders/useRunningOrder.ts';
export { useTranslatedOrders } from './orders/useTranslatedOrders.ts';
export {
  homeData,
  landingData,
  type PageData,
  type PageQuery,
  type PageQueryOutcome,
  productData,
  productListData,
  sanitiseDescriptions,
} from './page-data/page-data.ts';
export { usePrefetch } from './prefetch/usePrefetch.ts';
export { isNamedColour, isNamedSize, type OptionKind, optionKind } from './product/option-kind.ts';
export { type LineOrPair, type PairLine, pairsOf } from './product/pairs.ts';
export type { OptionChoice, OptionValueChoice, Selection } from './product/selection.ts';
export { type ProductDetail, productQueryOptions, useProduct } from './product/useProduct.ts';
export {
  initialSelection,
  type OptionParams,
  PARTNER,
  type PairSelection,
  useVariantSelection,
  type VariantSelection,
} from './product/useVariantSelection.ts';
export { StateProvider, type StateProviderProps } from './provider.tsx';
export { createQueryClient, dehydrate } from './query-client.ts';
export type { Message, Removal, Result, Undo } from './result.ts';
export { useHasSavedData, useSavedAt } from './saved-data/useSavedAt.ts';
export { RECENTLY_VIEWED, WISHLIST } from './saved-products/device-lists.ts';
export type { SavedProduct } from './saved-products/saved-products.ts';
export {
  type RecentlyViewed,
  useRecentlyViewed,
  useWishlist,
  type Wishlist,
} from './saved-products/useSavedProducts.ts';
export {
  productLookupsQueryOptions,
  useWishlistProducts,
  type WishlistEntry,
  type WishlistProducts,
} from './saved-products/useWishlistProducts.ts';
export { nearestWord } from './search/nearest-word.ts';
export { RECENT_SEARCHES } from './search/recent-searches.ts';
export {
  type ProductSuggestions,
  productSuggestionsQueryOptions,
  useProductSuggestions,
} from './search/useProductSuggestions.ts';
export { type RecentSearches, useRecentSearches } from './search/useRecentSearches.ts';
export { CUSTOMER_ID_KEY, type SessionState, type SessionStatus, USER_PHONE_KEY } from './session/session.ts';
export { useSession } from './session/useSession.ts';
export { useWhenSessionKnown } from './session/useWhenSessionKnown.ts';
export { RESEND_SECONDS, SIGN_IN_KEY } from './sign-in/sign-in.ts';
export { type PhoneSignIn, usePhoneSignIn } from './sign-in/usePhoneSignIn.ts';
