/** The code that only signed-in shoppers need. `shop-state.ts` imports it on demand: the first load contains none of it. */
export { openCartQueue } from './cart/outbox/index.ts';
export { endRefusedSession } from './session/refused-session.ts';
