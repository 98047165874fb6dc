/**
 * The only module of a rendered page on a first visit until the shopper does something (docs/decisions/server-rendering.md, 13). It is built on
 * its own, because it shares nothing with the other modules.
 */
import { startPageScript } from '@naap/ui/page-script';

declare const __PAGE_SCRIPT_CONTENT__: {
  readonly searchExamples: readonly string[];
  readonly deliveryMinutes: number;
};

const root = document.getElementById('root');
if (root)
  startPageScript(root, {
    ...__PAGE_SCRIPT_CONTENT__,
    loadLocation: async () => (await import('./page-location.ts')).showLocation,
  });
