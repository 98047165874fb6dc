export {
  addTraceparent,
  createCallObserver,
  createStorefrontObserver,
  fetchInTrace,
  type ObserveCall,
} from './calls.ts';
export { describeError } from './describe-error.ts';
export { createRequestObserver } from './http-server.ts';
export { DURATION_BUCKETS, SCOPE } from './names.ts';
