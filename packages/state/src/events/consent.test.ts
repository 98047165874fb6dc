// @vitest-environment jsdom
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from '../safe-storage.ts';
import { CONSENT_KEY, createConsent } from './consent.ts';
import { createEvents } from './events.ts';
import type { ShopEvent } from './shop-event.ts';

const LOGIN: ShopEvent = { type: 'login' };

function openTab(local = memoryStorage()) {
  const session = memoryStorage();
  const storage = { device: safeStorage(() => local), tab: safeStorage(() => session) };
  const consent = createConsent(storage);
  const dispatched: ShopEvent[] = [];
  const dispatch = async (event: ShopEvent) => void dispatched.push(event);
  const open = vi.fn(async () => dispatch);
  const events = createEvents(storage, open);
  return { consent, events, open, dispatch, dispatched, local, session };
}

/** Returns the event that the browser dispatches in the other tabs. */
function storageEvent(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('before the choice, events are dropped and nothing is loaded or stored', async () => {
  const { consent, events, open, dispatched, local, session } = openTab();
  events.report(LOGIN);
  expect(consent.getSnapshot()).toBe('undecided');
  expect(open).not.toHaveBeenCalled();
  expect([local.length, session.length]).toEqual([0, 0]);
  consent.choose('granted');
  await Promise.resolve();
  expect(dispatched).toEqual([]);
  expect(local.getItem(CONSENT_KEY)).toBe('granted');
});

it('after consent, events are dispatched in their order, also those that waited for the code', async () => {
  const { consent, events, open, dispatch, dispatched } = openTab();
  consent.choose('granted');
  const code = Promise.withResolvers<typeof dispatch>();
  open.mockReturnValueOnce(code.promise);
  events.report(LOGIN);
  events.report({ type: 'orders', orders: [] });
  expect(dispatched).toEqual([]);
  code.resolve(dispatch);
  await vi.waitFor(() => expect(dispatched).toHaveLength(2));
  expect(dispatched.map(({ type }) => type)).toEqual(['login', 'orders']);
  expect(open).toHaveBeenCalledTimes(1);
});

it('loads the code again when it could not be fetched', async () => {
  const { consent, events, open, dispatched } = openTab();
  consent.choose('granted');
  open.mockRejectedValueOnce(new Error('offline'));
  events.report(LOGIN);
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  events.report(LOGIN);
  await vi.waitFor(() => expect(dispatched).toEqual([LOGIN]));
});

it('a refusal stops the events and removes the data that they have stored', () => {
  const { consent, events, open, local, session } = openTab();
  consent.choose('granted');
  for (const key of ['eventsSent', 'eventsOrder']) local.setItem(key, '[]');
  session.setItem('eventViews', '[]');
  consent.choose('refused');
  events.report(LOGIN);
  expect(open).not.toHaveBeenCalled();
  expect([local.length, local.getItem(CONSENT_KEY), session.length]).toEqual([1, 'refused', 0]);
});

it('the choice is the same in all tabs', () => {
  const local = memoryStorage();
  const first = openTab(local);
  const second = openTab(local);
  const listener = vi.fn();
  const stop = second.consent.subscribe(listener);
  expect(second.consent.getSnapshot()).toBe('undecided');
  first.consent.choose('granted');
  storageEvent(CONSENT_KEY);
  expect(second.consent.getSnapshot()).toBe('granted');
  first.consent.choose('refused');
  storageEvent(CONSENT_KEY);
  expect(second.consent.getSnapshot()).toBe('refused');
  expect(listener).toHaveBeenCalled();
  stop();
});

it('Global Privacy Control is a refusal, also after the shopper allowed events', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { consent, events, open } = openTab(memoryStorage({ [CONSENT_KEY]: 'granted' }));
  events.report(LOGIN);
  expect(consent.getSnapshot()).toBe('signal');
  expect(open).not.toHaveBeenCalled();
});

it('another stored text is no choice', () => {
  expect(openTab(memoryStorage({ [CONSENT_KEY]: 'true' })).consent.getSnapshot()).toBe('undecided');
});

it('without an adapter nothing is reported', () => {
  const { consent, events } = openTab();
  consent.choose('granted');
  const none = createEvents(events.storage, null);
  none.report(LOGIN);
  expect([none.isEnabled, events.isEnabled]).toEqual([false, true]);
});
