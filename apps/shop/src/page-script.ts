/**
 * The only module of a rendered page on a first visit until the shopper does something (docs/decisions/server-rendering.md, 13). It is built on
 * its own, because it shares nothing with the other modules.
 */
import { startPageScript } from '@naap/ui/page-script';
import { startReports } from './reports/start.ts';

declare const __PAGE_SCRIPT_CONTENT__: {
  readonly searchExamples: readonly string[];
  readonly deliveryMinutes: number;
};

declare const __REPORT_RATE__: number;

// A constant, so that the bundler leaves the code out of a shop without reports.
if (__REPORT_RATE__ > 0)
  startReports(
    __REPORT_RATE__,
    () => document.querySelector<HTMLMetaElement>('meta[name="route"]')?.content ?? '*',
  );

const root = document.getElementById('root');
if (root)
  startPageScript(root, {
    ...__PAGE_SCRIPT_CONTENT__,
    loadLocation: async () => (await import('./page-location.ts')).showLocation,
  });
