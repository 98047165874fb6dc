export {
  type Backend,
  type BackendLimits,
  type BackendOptions,
  createBackend,
  type RequestOrigin,
} from './app.ts';
export { createRevocationCheck, type RevocationCheckOptions } from './auth/revocation.ts';
export {
  AuthUnavailableError,
  createTokenVerifier,
  InvalidTokenError,
  type TokenIdentity,
  type TokenVerifier,
  type TokenVerifierConfig,
} from './auth/token-verifier.ts';
export type { Logger } from './logging.ts';
export { createMemoryStore } from './store/memory.ts';
export type {
  Address,
  Brand,
  Cart,
  CartLine,
  Customer,
  CustomerIdentity,
  NewOrder,
  Order,
  OrderItem,
  ReplyKey,
  ShopperReader,
  ShopperWriter,
  Store,
  StoredReply,
} from './store/store.ts';
export { StoreUnavailableError } from './store/store.ts';
