import { m } from '@naap/messages';
import { useReport } from '@naap/state';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import { useToast } from '../../components/index.ts';
import { SiteUrlContext } from '../app-frame/site-url.ts';
import { pathInLanguage } from '../navigation/languages.ts';

interface Sharing {
  share(): Promise<void>;
  /** Shows the URL that could not be copied, which the shopper has to copy. */
  readonly uncopied: ReturnType<typeof useOverlay<string>>;
}

/**
 * Returns a function that shares the product's URL, with the canonical query of the chosen options, by the browser's share sheet, or copies it
 * when there is none.
 */
export function useShare(productId: string, title: string, query: string): Sharing {
  const { show } = useToast();
  const report = useReport();
  const { pathname } = useLocation();
  const siteUrl = use(SiteUrlContext);
  const uncopied = useOverlay<string>();

  async function share() {
    const url = (siteUrl || window.location.origin) + pathInLanguage(pathname) + query;
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
      uncopied.show(url);
    }
  }

  return { share, uncopied };
}
