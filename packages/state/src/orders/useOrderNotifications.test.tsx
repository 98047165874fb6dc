// @vitest-environment jsdom
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { clearDeviceData } from '../account/device-data.ts';
import { useOrderNotifications } from './useOrderNotifications.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const target = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };

const otherTarget = { ...target, endpoint: 'https://push.test/2' };

/** Stubs a browser, and opens order 7 in it. */
async function openOrder({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  isSubscribedInOther = false,
  key = 'key' as string | null,
  isInstalled = true,
} = {}) {
  const subscription = {
    toJSON: () => ({ ...target, expirationTime: null }),
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = {
    getSubscription: vi.fn(async () => (isSubscribed ? subscription : null)),
    subscribe: vi.fn(async () => subscription),
  };
  const notification = { close: vi.fn() };
  const registration = { pushManager, getNotifications: async () => [notification] };
  const other = { toJSON: () => otherTarget, unsubscribe: vi.fn(async () => true) };
  const otherLanguage = {
    pushManager: { getSubscription: async () => (isSubscribedInOther ? other : null) },
    getNotifications: async () => [],
  };
  const serviceWorker = {
    ready: isInstalled ? Promise.resolve(registration) : new Promise(() => {}),
    getRegistrations: async () => [registration, otherLanguage],
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  const followOrder = vi.fn(async () => {});
  const shopApi = { getPushKey: vi.fn(async () => key), followOrder };
  const clients = fakeClients({ phoneAuth: fakePhoneAuth(fakeBrowser(ASHA)), shopApi });
  const registerWorker = vi.fn(async () => {
    serviceWorker.ready = Promise.resolve(registration);
  });
  const { result } = renderState(() => useOrderNotifications('7'), clients, { registerWorker });
  await waitFor(() => expect(shopApi.getPushKey).toHaveBeenCalled());
  return { result, pushManager, subscription, other, notification, registerWorker, followOrder };
}

it('asks only when the shopper presses, and sends the subscription with the language', async () => {
  const { result, pushManager, followOrder } = await openOrder();
  await waitFor(() => expect(result.current.status).toBe('off'));
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  act(() => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe('on'));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(followOrder).toHaveBeenCalledExactlyOnceWith('7', { ...target, language: 'en' });
});

it('registers the service worker that is missing where the browser saves data', async () => {
  const { result } = await openOrder({ isInstalled: false });
  await waitFor(() => expect(result.current.status).toBe('off'));
  act(() => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe('on'));
});

it('follows the order in a browser that gets notifications', async () => {
  const { result, followOrder } = await openOrder({ permission: 'granted', isSubscribed: true });
  await waitFor(() => expect(result.current.status).toBe('on'));
  expect(followOrder.mock.lastCall).toMatchObject(['7', target]);
});

describe('with a service worker of another language', () => {
  it('follows the order with its subscription', async () => {
    const { result, followOrder } = await openOrder({ permission: 'granted', isSubscribedInOther: true });
    await waitFor(() => expect(result.current.status).toBe('on'));
    expect(followOrder).toHaveBeenCalledExactlyOnceWith('7', { ...otherTarget, language: 'en' });
  });

  it('keeps one of two subscriptions', async () => {
    const { result, subscription, other, followOrder } = await openOrder({
      permission: 'granted',
      isSubscribed: true,
      isSubscribedInOther: true,
    });
    await waitFor(() => expect(result.current.status).toBe('on'));
    expect(other.unsubscribe).toHaveBeenCalledOnce();
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    expect(followOrder).toHaveBeenCalledExactlyOnceWith('7', { ...target, language: 'en' });
  });
});

it('replaces a subscription with another key', async () => {
  const { result, pushManager, subscription, followOrder } = await openOrder();
  await waitFor(() => expect(result.current.status).toBe('off'));
  pushManager.getSubscription.mockResolvedValue(subscription);
  act(() => result.current.turnOn());
  await waitFor(() => expect(followOrder).toHaveBeenCalled());
  expect(subscription.unsubscribe.mock.invocationCallOrder[0]).toBeLessThan(
    pushManager.subscribe.mock.invocationCallOrder[0] ?? 0,
  );
});

it.each([
  ['denied', 'denied'],
  ['default', 'off'],
])('does not subscribe after the answer %s', async (answer, status) => {
  const { result, pushManager } = await openOrder({ answer });
  await waitFor(() => expect(result.current.status).toBe('off'));
  await act(async () => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe(status));
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

it('is off without the keys of the shop, and when the browser must not ask', async () => {
  const { result } = await openOrder({ key: null });
  expect(result.current.status).toBe('none');
  const { result: denied } = await openOrder({ permission: 'denied' });
  await waitFor(() => expect(denied.current.status).toBe('denied'));
});

it('has failed when there is no service worker in time, and can be pressed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result, registerWorker, followOrder } = await openOrder({ isInstalled: false });
  registerWorker.mockResolvedValueOnce(undefined);
  await waitFor(() => expect(result.current.status).toBe('off'));
  act(() => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe('asking'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  followOrder.mockRejectedValueOnce(apiError('http', 'Not now', 422));
  await act(async () => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.turnOn());
  await waitFor(() => expect(result.current.status).toBe('on'));
});

it('ends with the sign-in, with the notifications that are shown', async () => {
  const { result, subscription, notification } = await openOrder({
    permission: 'granted',
    isSubscribed: true,
  });
  await waitFor(() => expect(result.current.status).toBe('on'));
  await clearDeviceData(() => ({ local: localStorage, session: sessionStorage }), 'logout');
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(notification.close).toHaveBeenCalledOnce();
});
