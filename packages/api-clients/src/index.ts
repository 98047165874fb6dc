export { createBackendClient } from './backend/client.ts';
export type {
  BackendClient,
  Cart,
  CartChange,
  CartLine,
  CartPort,
} from './backend/types.ts';
export { createBrandsClient } from './brands/client.ts';
export type { Brand, BrandsClient, BrandsConfig, CustomerAddress } from './brands/types.ts';
export type { Clients } from './clients.ts';
export type { AuthenticatedConfig, ReportProblem, ResponseProblem } from './config.ts';
export { withinDeadline } from './deadline.ts';
export {
  ApiError,
  type ApiErrorKind,
  type CallOptions,
  type OrderInProgress,
  type OrderRefusal,
} from './error.ts';
export { ERROR_MESSAGES } from './error-catalogue.ts';
export { loadOnCall } from './load-on-call.ts';
export { createLocationClient } from './location/client.ts';
export type {
  Coordinates,
  GeolocationFailure,
  IpLocation,
  LocationClient,
  LocationConfig,
  Place,
  PositionPreset,
} from './location/types.ts';
export { createPhoneAuthClient } from './phone-auth/client.ts';
export type {
  PhoneAuthClient,
  PhoneAuthConfig,
  PhoneConfirmation,
  PhoneUser,
  SendCodeInput,
} from './phone-auth/types.ts';
export * from './pricing/index.ts';
export { createShopApiClient } from './shop-api/client.ts';
export type {
  Address,
  ChangeOrderInput,
  NewAddress,
  Order,
  OrderAddress,
  OrderChange,
  OrderChangeResult,
  OrderDetails,
  OrderedItem,
  OrderPage,
  PlaceOrderInput,
  ShopApiClient,
} from './shop-api/types.ts';
export * from './storefront/index.ts';
