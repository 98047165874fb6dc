import { useRefusedCartChange } from '@naap/state';
import { useToast } from '../../components/index.ts';
import { siteCopy } from './site.copy.ts';

/** Shows a toast, on any screen, when the server refuses a change of the cart that was saved on this device. Renders nothing. */
export function RefusedChangeToast() {
  const { show } = useToast();
  useRefusedCartChange(({ detail, message }) =>
    show({ title: siteCopy.refusedChange, description: detail ?? message, tone: 'danger' }),
  );
  return null;
}
