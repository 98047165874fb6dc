import type { Message } from '@naap/state';
import { useToast } from '../../components/index.ts';

/** Shows how an action of the shopper ended, in the words its result carries; answers the function that takes the message away. */
export function useResultToast(): (result: Message & { readonly ok: boolean }) => () => void {
  const { show } = useToast();
  return ({ ok, title, description }) =>
    show({ title, ...(description !== undefined && { description }), tone: ok ? 'neutral' : 'danger' });
}
