/** A message to the other tabs: the kind of data that changed. */
export type TabMessage = 'session' | 'cart' | 'addresses' | 'orders';

export interface TabChannel {
  /** Starts listening. Returns the function that stops listening. */
  open(onMessage: (message: TabMessage) => void): () => void;
  /** Sends a message to every other tab. Does nothing while the channel is closed. */
  post(message: TabMessage): void;
}

const CHANNEL_NAME = 'shop-state';
const MESSAGES: ReadonlySet<unknown> = new Set<TabMessage>(['session', 'cart', 'addresses', 'orders']);

function isTabMessage(data: unknown): data is TabMessage {
  return MESSAGES.has(data);
}

export function createTabChannel(): TabChannel {
  let channel: BroadcastChannel | null = null;
  return {
    open(onMessage) {
      if (typeof BroadcastChannel === 'undefined') return () => {};
      const opened = new BroadcastChannel(CHANNEL_NAME);
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) onMessage(data);
      };
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
    post: (message) => channel?.postMessage(message),
  };
}
