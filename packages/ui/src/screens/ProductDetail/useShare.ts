import { m } from '@naap/messages';
import { useReport } from '@naap/state';
import { useToast } from '../../components/index.ts';

/** Returns a function that shares the page's URL with the browser's share sheet, or copies it when there is none. */
export function useShare(productId: string, title: string): () => Promise<void> {
  const { show } = useToast();
  const report = useReport();
  return async () => {
    const url = window.location.href;
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        report({ type: 'share', productId, method: 'share_sheet' });
        return;
      } catch (cause) {
        // The shopper closed the share sheet.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      report({ type: 'share', productId, method: 'copy' });
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
