import type { ShopApiClient } from '@naap/api-clients';
import { getLocale } from '@naap/messages/runtime';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShopState } from '../context.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';

/**
 * `none`: the shop sends none, or the browser cannot show them. `home-screen`: iOS shows them only for a shop on the Home Screen.
 * `denied`: the browser must not ask again.
 */
type Notifications = 'none' | 'home-screen' | 'off' | 'on' | 'denied';

export interface OrderNotifications {
  readonly status: Notifications | 'asking' | 'failed';
  /** Asks for permission. Call it in the handler of a press. */
  turnOn(): void;
}

/** How long a press waits until the service worker is installed. */
const WORKER_TIMEOUT_MS = 10_000;

/** Returns whether this browser gets notifications of an order. A browser that gets those of an earlier order gets them too. */
export function useOrderNotifications(orderId: string): OrderNotifications {
  const {
    clients: { shopApi },
    registerWorker,
  } = useShopState();
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const queryKey = [...shopperKeys.orders(customerId), orderId, 'notifications'];
  const { data = 'none' } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readNotifications(shopApi, orderId, signal),
    enabled: customerId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => turnOn(shopApi, registerWorker, orderId),
    onSuccess: (status) => void queryClient.setQueryData<Notifications>(queryKey, status),
  });
  return { status: isPending ? 'asking' : isError ? 'failed' : data, turnOn: () => mutate() };
}

async function readNotifications(
  shopApi: ShopApiClient,
  orderId: string,
  signal: AbortSignal,
): Promise<Notifications> {
  const key = await shopApi.getPushKey({ signal });
  if (key === null) return 'none';
  // Only browsers of iOS have `standalone`.
  if (!('PushManager' in window)) return 'standalone' in navigator ? 'home-screen' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  const [subscription, ...others] = await readSubscriptions();
  if (!subscription) return 'off';
  await unsubscribe(others);
  await follow(shopApi, orderId, subscription);
  return 'on';
}

async function turnOn(
  shopApi: ShopApiClient,
  registerWorker: () => Promise<unknown>,
  orderId: string,
): Promise<Notifications> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const applicationServerKey = await shopApi.getPushKey();
  if (applicationServerKey === null) return 'none';
  await registerWorker();
  const { pushManager } = await workerRegistration();
  // They may have been made with another key.
  await unsubscribe(await readSubscriptions());
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await follow(shopApi, orderId, subscription);
  return 'on';
}

/**
 * Returns the subscriptions of this browser. Each language has a service worker of its own: with two subscriptions, the browser would show each
 * notification twice.
 */
async function readSubscriptions(): Promise<readonly PushSubscription[]> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const subscriptions = await Promise.all(
    registrations.map(({ pushManager }) => pushManager.getSubscription()),
  );
  return subscriptions.filter((subscription) => subscription !== null);
}

async function unsubscribe(subscriptions: readonly PushSubscription[]): Promise<void> {
  for (const subscription of subscriptions) await subscription.unsubscribe();
}

function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(reject, WORKER_TIMEOUT_MS, new Error('There is no service worker.'));
  return Promise.race([navigator.serviceWorker.ready, promise]);
}

async function follow(
  shopApi: ShopApiClient,
  orderId: string,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await shopApi.followOrder(orderId, {
    endpoint: endpoint ?? '',
    keys: { p256dh, auth },
    language: getLocale(),
  });
}
