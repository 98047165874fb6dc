import type { WireConfig } from '../config.ts';
import type { CallOptions } from '../error.ts';

export interface LocationConfig extends WireConfig {
  /** The geocoding endpoint; `latlng` or `address`, and `key`, are added to it. */
  readonly mapsUrl: string;
  readonly mapsKey?: string;
  /** The IP-info endpoint; `token` is added to it. */
  readonly ipInfoUrl: string;
  readonly ipInfoToken?: string;
  /** The browser's own unless given. */
  readonly geolocation?: () => Geolocation | undefined;
}

/** WGS 84 degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who asks for the position; decides the accuracy, age and time limit (spec section 9) and the error texts. */
export type PositionPreset = 'header' | 'address-form';

/** The `code` of an `ApiError` of kind `geolocation`. */
export type GeolocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'other';

/** A place that the maps service found for a typed address. */
export interface Place {
  /** Its formatted address. */
  readonly address: string;
  readonly coordinates: Coordinates;
}

export interface IpLocation {
  /** 'City, Region, Country' */
  readonly address: string;
  readonly coordinates: Coordinates;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** Where the shopper is (spec section 7, Location). Every verb rejects with an `ApiError`. */
export interface LocationClient {
  /** The browser's position. Rejects with kind `geolocation` and the texts of the preset. */
  getPosition(preset: PositionPreset, options?: CallOptions): Promise<Coordinates>;
  /**
   * The formatted address at a position. Rejects with 'Failed to fetch address from the maps service', or
   * 'No address found for coordinates'.
   */
  reverseGeocode(coordinates: Coordinates, options?: CallOptions): Promise<string>;
  /**
   * Places in India that match a typed address or PIN code, best first, at most five. Rejects with 'Unable to look up this address', or
   * with code `ZERO_RESULTS` and 'No place found for this address'. A match no closer than a state counts as none.
   */
  findPlaces(text: string, options?: CallOptions): Promise<readonly Place[]>;
  /** Roughly where this connection comes from. Rejects with 'Unknown location'. */
  locateByIp(options?: CallOptions): Promise<IpLocation>;
}
