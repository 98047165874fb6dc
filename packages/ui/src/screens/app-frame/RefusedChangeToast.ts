import { m } from '@naap/messages';
import { useRefusedCartChange } from '@naap/state';
import { useToast } from '../../components/index.ts';

/** Shows a toast, on any screen, when the server refuses a change of the cart that was saved on this device. Renders nothing. */
export function RefusedChangeToast() {
  const { show } = useToast();
  useRefusedCartChange(({ detail, message }) =>
    show({ title: m.site_refused_change(), description: detail ?? message, tone: 'danger' }),
  );
  return null;
}
