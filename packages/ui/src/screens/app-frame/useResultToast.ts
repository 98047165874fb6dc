import type { Message } from '@naap/state';
import { useToast } from '../../components/index.ts';

/** Returns a function that shows an action's result in a toast, and returns a function that dismisses the toast. */
export function useResultToast(): (result: Message & { readonly ok: boolean }) => () => void {
  const { show } = useToast();
  return ({ ok, title, description }) =>
    show({ title, ...(description !== undefined && { description }), tone: ok ? 'neutral' : 'danger' });
}
