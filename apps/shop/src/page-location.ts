import { createLocationClient } from '@naap/api-clients/location';
import { createLocationStore } from '@naap/state/location';
import { showLocationIn } from '@naap/ui/page-location';
import { config } from './config.ts';
import { locationConfig } from './location-config.ts';

/** Requests the position, and shows the delivery location in `address`. Returns the function that stops showing it. */
export function showLocation(address: Element): () => void {
  return showLocationIn(address, createLocationStore(createLocationClient(locationConfig(config))));
}
