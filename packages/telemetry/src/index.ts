export { createRequestObserver } from './http-server.ts';
export { DURATION_BUCKETS, SCOPE } from './names.ts';
export { createStorefrontObserver, fetchInTrace, type ObserveCall } from './remote.ts';
