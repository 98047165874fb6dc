import { describe, expect, it, vi } from 'vitest';
import { failureOf, fetchReturningJson } from '../../test/fakes.ts';
import { geocodeResponse, ipInfoResponse, placesResponse } from '../../test/responses.ts';
import { createLocationClient } from './client.ts';
import type { LocationConfig } from './types.ts';

const bengaluru = { latitude: 12.9716, longitude: 77.5946 };

function locationReturning(body: unknown, config: Partial<LocationConfig> = {}) {
  const { fetch, requests } = fetchReturningJson(body);
  const client = createLocationClient({
    mapsUrl: 'http://maps.test/geocode/json',
    ipInfoUrl: 'http://ip.test/json',
    fetch,
    ...config,
  });
  return { client, requests };
}

function locationWith(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation: Geolocation = { getCurrentPosition, watchPosition: () => 0, clearWatch: () => {} };
  return locationReturning({}, { geolocation: () => geolocation }).client;
}

function position(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => ({}) };
}

describe('getPosition', () => {
  it.each([
    ['header', { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }],
    ['address-form', { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }],
  ] as const)('requests a position for the %s with %j', async (preset, options) => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found(position(12.9716, 77.5946)),
    );
    expect(await locationWith(getCurrentPosition).getPosition(preset)).toEqual(bengaluru);
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual(options);
  });

  it('rejects when the caller aborts', async () => {
    const controller = new AbortController();
    const pending = failureOf(locationWith(() => {}).getPosition('header', { signal: controller.signal }));
    controller.abort();
    expect((await pending).kind).toBe('aborted');
    const late = locationWith(() => {}).getPosition('header', { signal: AbortSignal.abort() });
    expect((await failureOf(late)).kind).toBe('aborted');
  });
});

describe('reverseGeocode', () => {
  it('requests the address from the maps service and returns the best match', async () => {
    const { client, requests } = locationReturning(geocodeResponse, { mapsKey: 'a key' });
    expect(await client.reverseGeocode(bengaluru)).toBe('12 MG Road, Bengaluru 560001, India');
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'http://maps.test/geocode/json?latlng=12.9716%2C77.5946&key=a+key',
    });
  });

  it.each([{ status: 'ZERO_RESULTS' }, { status: 'OK', results: [] }])(
    'rejects when the response has no address: %j',
    async (response) => {
      const { client } = locationReturning(response);
      expect(await failureOf(client.reverseGeocode(bengaluru))).toMatchObject({
        message: 'No address found for coordinates',
      });
    },
  );

  it("keeps the service's status and error message", async () => {
    const { client } = locationReturning({ status: 'REQUEST_DENIED', error_message: 'No key', results: [] });
    expect(await failureOf(client.reverseGeocode(bengaluru))).toMatchObject({
      message: 'Failed to fetch address from the maps service',
      code: 'REQUEST_DENIED',
      detail: 'No key',
    });
  });
});

describe('findPlaces', () => {
  const place = (address: string, ...types: string[]) => ({
    formatted_address: address,
    types,
    geometry: { location: { lat: 19.0544, lng: 72.8302 } },
  });
  const answering = (...results: object[]) =>
    locationReturning({ status: 'OK', results }, { mapsKey: 'a key' });

  it('requests places in India from the same maps service', async () => {
    const { client, requests } = locationReturning(placesResponse, { mapsKey: 'a key' });
    expect(await client.findPlaces('MG Road & 12, बेंगलुरु')).toEqual([
      {
        address: 'MG Road, Bengaluru, Karnataka 560001, India',
        coordinates: { latitude: 12.9757, longitude: 77.6056 },
      },
    ]);
    const { searchParams, pathname } = new URL(requests[0]?.url ?? '');
    expect(pathname).toBe('/geocode/json');
    expect(Object.fromEntries(searchParams)).toEqual({
      address: 'MG Road & 12, बेंगलुरु',
      components: 'country:IN',
      key: 'a key',
    });
  });

  it('returns the five best matches', async () => {
    const { client } = answering(
      ...Array.from({ length: 7 }, (_, index) => place(`Place ${index}`, 'route')),
    );
    expect((await client.findPlaces('MG Road')).map(({ address }) => address)).toEqual(
      Array.from({ length: 5 }, (_, index) => `Place ${index}`),
    );
  });

  it.each([
    [[place('India', 'country', 'political')]],
    [[place('Maharashtra, India', 'administrative_area_level_1', 'political')]],
  ])('rejects when no result is precise enough: %j', async (results) => {
    expect(await failureOf(answering(...results).client.findPlaces('nowhere'))).toMatchObject({
      message: 'No place found for this address',
      code: 'ZERO_RESULTS',
    });
  });

  it("keeps the service's status and error message", async () => {
    const { client } = locationReturning({
      status: 'OVER_QUERY_LIMIT',
      error_message: 'Enough',
      results: [],
    });
    expect(await failureOf(client.findPlaces('MG Road'))).toMatchObject({
      message: 'Unable to look up this address',
      code: 'OVER_QUERY_LIMIT',
      detail: 'Enough',
    });
  });
});

describe('locateByIp', () => {
  it('sends the token and parses the location', async () => {
    const { client, requests } = locationReturning(ipInfoResponse, {
      ipInfoUrl: 'http://ip.test/json?lite=1',
      ipInfoToken: 'ip-token',
    });
    expect(await client.locateByIp()).toEqual({
      address: 'Bengaluru, Karnataka, IN',
      coordinates: bengaluru,
      city: 'Bengaluru',
      region: 'Karnataka',
      country: 'IN',
    });
    expect(requests[0]?.url).toBe('http://ip.test/json?lite=1&token=ip-token');
  });

  it('leaves missing fields empty', async () => {
    const { client } = locationReturning({ loc: '-12.5,77', city: '', country: 'IN' });
    expect(await client.locateByIp()).toEqual({
      address: 'IN',
      coordinates: { latitude: -12.5, longitude: 77 },
      city: '',
      region: '',
      country: 'IN',
    });
  });

  it.each([
    { ...ipInfoResponse, loc: '12.97' },
    { ...ipInfoResponse, loc: '12.97,77.59,3' },
    { ...ipInfoResponse, loc: '97,12' },
    { ...ipInfoResponse, loc: ' , ' },
    { loc: '12.97,77.59' },
    { bogon: true },
  ])('rejects %j as malformed', async (response) => {
    expect(await failureOf(locationReturning(response).client.locateByIp())).toMatchObject({
      message: 'Unknown location',
      kind: 'malformed',
    });
  });
});
