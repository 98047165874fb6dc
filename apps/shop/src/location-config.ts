import type { LocationConfig } from '@naap/api-clients';
import type { ShopConfig } from '../config.ts';

/** Returns the configuration of the client of the location services. */
export function locationConfig(config: ShopConfig): LocationConfig {
  return {
    mapsUrl: config.MAPS_URL,
    ipInfoUrl: config.IP_INFO_URL,
    ...(config.MAPS_KEY ? { mapsKey: config.MAPS_KEY } : {}),
    ...(config.IP_INFO_TOKEN ? { ipInfoToken: config.IP_INFO_TOKEN } : {}),
  };
}
