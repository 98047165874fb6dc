import { m } from '@naap/messages';
import { useToast } from '../../components/index.ts';

/** Returns a function that shares the page's URL with the browser's share sheet, or copies it when there is none. */
export function useShare(title: string): () => Promise<void> {
  const { show } = useToast();
  return async () => {
    const url = window.location.href;
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (cause) {
        // The shopper closed the share sheet.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      show({
        title: m.product_detail_link_copied_title(),
        description: m.product_detail_link_copied_description(),
      });
    } catch {
      show({
        title: m.product_detail_share_failed_title(),
        description: m.product_detail_share_failed_description(),
        tone: 'danger',
      });
    }
  };
}
