/** The code that sends commerce events, in one chunk. Only `events.ts` imports this file, dynamically. */
export { createAdapter } from '@naap/state/commerce-events';
export { createDispatcher } from '@naap/state/dispatcher';
