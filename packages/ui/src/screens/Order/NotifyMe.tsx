import { m } from '@naap/messages';
import { useOrderNotifications } from '@naap/state';
import { Button, bellIcon, Stack, Text } from '../../components/index.ts';

/** A button that asks for notifications of a running order, or why there is none. */
export function NotifyMe({ orderId }: { orderId: string }) {
  const { status, turnOn } = useOrderNotifications(orderId);
  const text = TEXTS[status]?.();
  const hasButton = status === 'off' || status === 'asking' || status === 'failed';
  return (
    <Stack space={8}>
      {/* Always rendered, so that a change is announced. */}
      <div role="status">{text && <Text size="small">{text}</Text>}</div>
      {hasButton && (
        <Button
          label={m.order_notify()}
          icon={bellIcon}
          emphasis="outline"
          size="medium"
          width="full"
          loading={status === 'asking'}
          loadingLabel={m.order_notify_asking()}
          onClick={turnOn}
        />
      )}
    </Stack>
  );
}

const TEXTS: Readonly<Partial<Record<string, () => string>>> = {
  on: m.order_notify_on,
  denied: m.order_notify_denied,
  'home-screen': m.order_notify_ios,
  failed: m.order_notify_failed,
};
