import { m } from '@naap/messages';

const TEXTS: ReadonlyMap<string, () => string> = new Map([
  ['Confirmed', m.order_stage_confirmed],
  ['Packed', m.order_stage_packed],
  ['On the way', m.order_stage_on_the_way],
  ['At the door', m.order_stage_at_the_door],
  ['Delivered', m.order_stage_delivered],
  ['Returned', m.order_stage_returned],
  ['Cancelled', m.order_cancelled],
  ['Not delivered', m.order_stage_not_delivered],
]);

/** Returns a status in words. One that another system of the store has written is returned unchanged. */
export const statusText = (status: string): string => TEXTS.get(status)?.() ?? status;
