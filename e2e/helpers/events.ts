import type { BrowserContext } from '@playwright/test';

/** An item of an event, with the fields that journeys compute with. */
export interface EventItem {
  readonly item_id: string;
  readonly index?: number;
  readonly price: number;
  readonly quantity: number;
  readonly [field: string]: unknown;
}

/** A commerce event, as a tag manager gets it. */
export interface SentEvent {
  readonly event: string;
  readonly ecommerce?: { readonly items: readonly EventItem[]; readonly [field: string]: unknown };
  readonly [parameter: string]: unknown;
}

/** Records the commerce events of all pages of a context, also across reloads. Call it before the first page is loaded. */
export async function recordEvents(context: BrowserContext): Promise<readonly SentEvent[]> {
  const events: SentEvent[] = [];
  await context.exposeBinding('recordEvent', (_source, event: SentEvent) => void events.push(event));
  await context.addInitScript(() => {
    const { recordEvent } = window as unknown as { recordEvent: (event: object) => void };
    const layer: object[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) if ('event' in entry) recordEvent(entry);
      return entries.length;
    };
    Object.assign(window, { dataLayer: layer });
  });
  return events;
}
