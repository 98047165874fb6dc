/**
 * The only module of a rendered page on a first visit until the shopper does something (docs/decisions/server-rendering.md, 13). It is built on
 * its own, because it shares nothing with the other modules.
 */
import { createLocationClient } from '@naap/api-clients/location';
import { createLocationStore } from '@naap/state/location';
import { startPageScript } from '@naap/ui/page-script';
import { config } from './config.ts';
import { locationConfig } from './location-config.ts';

declare const __PAGE_SCRIPT_CONTENT__: {
  readonly searchExamples: readonly string[];
  readonly deliveryMinutes: number;
};

const root = document.getElementById('root');
if (root)
  startPageScript(root, {
    location: createLocationStore(createLocationClient(locationConfig(config))),
    ...__PAGE_SCRIPT_CONTENT__,
  });
