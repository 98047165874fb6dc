export { createAdapter } from './adapters.ts';
export type { CommerceEvent, EventAdapter, EventItem, EventParams, ShareMethod } from './event.ts';
export { decimal, type EventList, type EventProduct, eventItem, valuedItems } from './items.ts';
export { searchTerm } from './search-term.ts';
export { createSentEvents, type SentEvents } from './sent-events.ts';
