import type { WireConfig } from '../config.ts';
import type { CallOptions } from '../error.ts';

export interface LocationConfig extends WireConfig {
  /** The geocoding endpoint; `latlng` or `address`, and `key`, are added to it. */
  readonly mapsUrl: string;
  readonly mapsKey?: string;
  /** The IP-info endpoint; `token` is added to it. */
  readonly ipInfoUrl: string;
  readonly ipInfoToken?: string;
  /** Default: the browser's geolocation. */
  readonly geolocation?: () => Geolocation | undefined;
}

/** WGS 84 degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The caller of `getPosition`; determines accuracy, maximum age, time-out (spec section 9) and error messages. */
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

/** Finds the shopper's location (spec section 7, Location). Every verb rejects with an `ApiError`. */
export interface LocationClient {
  /** Resolves with the browser's position. Rejects with kind `geolocation` and the messages of the preset. */
  getPosition(preset: PositionPreset, options?: CallOptions): Promise<Coordinates>;
  /**
   * Resolves with the formatted address at a position. Rejects with 'Failed to fetch address from the maps service', or
   * 'No address found for coordinates'.
   */
  reverseGeocode(coordinates: Coordinates, options?: CallOptions): Promise<string>;
  /**
   * Resolves with places in India that match a typed address or PIN code: at most five, best match first. Ignores matches that only name a state
   * or country. Rejects with 'Unable to look up this address', or with code `ZERO_RESULTS` and 'No place found for this address'.
   */
  findPlaces(text: string, options?: CallOptions): Promise<readonly Place[]>;
  /** Resolves with the approximate location of this IP address. Rejects with 'Unknown location'. */
  locateByIp(options?: CallOptions): Promise<IpLocation>;
}
