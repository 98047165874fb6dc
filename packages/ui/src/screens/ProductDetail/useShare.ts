import { useToast } from '../../components/index.ts';
import { copy } from './ProductDetail.copy.ts';

/** Shares the address of this page: by the phone's own sheet, or by copying it. */
export function useShare(title: string): () => Promise<void> {
  const { show } = useToast();
  return async () => {
    const url = window.location.href;
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (cause) {
        // Closing the sheet is no failure.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      show(copy.linkCopied);
    } catch {
      show({ ...copy.shareFailed, tone: 'danger' });
    }
  };
}
