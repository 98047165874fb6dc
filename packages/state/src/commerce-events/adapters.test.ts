// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdapter } from './adapters.ts';
import type { CommerceEvent } from './event.ts';

const URL_OF_EVENTS = 'https://events.naap.example/collect';

const login: CommerceEvent = { name: 'login', params: { method: 'phone' } };
const view: CommerceEvent = {
  name: 'view_item',
  params: {
    currency: 'INR',
    value: 499,
    items: [{ item_id: '5', item_name: 'Kurta', price: 499, quantity: 1 }],
  },
};

const bodies: string[] = [];
const sendBeacon = vi.fn((_url: string, body: string) => {
  bodies.push(body);
  return true;
});

beforeEach(() => {
  vi.useFakeTimers();
  bodies.length = 0;
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  window.dataLayer = undefined as never;
});

const sentEvents = () => bodies.map((body) => JSON.parse(body));

it('dataLayer gets events as a tag manager expects them', () => {
  const existing = { event: 'gtm.js' };
  window.dataLayer = [existing];
  const adapter = createAdapter('dataLayer');
  adapter.send(view);
  adapter.send(login);
  expect(window.dataLayer).toEqual([
    existing,
    { ecommerce: null },
    { event: 'view_item', ecommerce: view.params },
    { event: 'login', method: 'phone' },
  ]);
});

it('an address gets the events of a second together, as text', () => {
  const adapter = createAdapter(URL_OF_EVENTS);
  adapter.send(view);
  adapter.send(login);
  expect(bodies).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sentEvents()).toEqual([{ events: [view, login] }]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe(URL_OF_EVENTS);
  vi.advanceTimersByTime(10_000);
  expect(bodies).toHaveLength(1);
});

it('nothing is lost when the page is closed', () => {
  createAdapter(URL_OF_EVENTS).send(view);
  window.dispatchEvent(new Event('pagehide'));
  expect(sentEvents()).toEqual([{ events: [view] }]);
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies).toHaveLength(1);
});

it('events that the browser does not accept are sent with the next events', () => {
  const adapter = createAdapter(URL_OF_EVENTS);
  sendBeacon.mockReturnValue(false);
  adapter.send(view);
  adapter.send(login);
  vi.advanceTimersByTime(1000);
  bodies.length = 0;
  // Browsers limit the bytes: both together are too many, each alone is not.
  sendBeacon.mockImplementation((_url, body) => {
    if (JSON.parse(body).events.length > 1) return false;
    bodies.push(body);
    return true;
  });
  adapter.send(login);
  vi.advanceTimersByTime(1000);
  expect(sentEvents()).toEqual([{ events: [view] }, { events: [login] }, { events: [login] }]);
});

it('waiting events are dropped when the shopper withdraws consent', () => {
  const adapter = createAdapter(URL_OF_EVENTS);
  adapter.send(view);
  adapter.drop();
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies).toEqual([]);
  adapter.send(login);
  vi.advanceTimersByTime(1000);
  expect(sentEvents()).toEqual([{ events: [login] }]);
});
