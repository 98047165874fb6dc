// @vitest-environment jsdom
import { ApiError, type GeolocationFailure } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { apiError, fakeClients } from '@naap/fixtures/fake-clients';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { type AddressLookUp, useAddressLocation } from './useAddressLocation.ts';
import { useDeliveryLocation } from './useDeliveryLocation.ts';
import { useOutsideArea } from './useOutsideArea.ts';

type Location = NonNullable<NonNullable<Parameters<typeof fakeClients>[0]>['location']>;

const BENGALURU = { latitude: 12.97162, longitude: 77.59456 };
const BY_IP = {
  address: 'Bengaluru, Karnataka, IN',
  coordinates: BENGALURU,
  city: 'Bengaluru',
  region: 'Karnataka',
  country: 'IN',
};

function geolocationError(code: GeolocationFailure, message: string) {
  return new ApiError(message, { kind: 'geolocation', code });
}

describe('useDeliveryLocation', () => {
  function openHeader(location: Location) {
    const { result } = renderState(() => useDeliveryLocation(), fakeClients({ location }));
    return () => result.current;
  }
  const settled = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

  it('requests the position once on the first mount and has the address', async () => {
    const getPosition = vi.fn(() => Promise.resolve(BENGALURU));
    const current = openHeader({
      getPosition,
      reverseGeocode: () => Promise.resolve('1 MG Road, Bengaluru'),
    });
    expect(current()).toMatchObject({
      address: 'Enable location for delivery',
      isLoading: true,
      error: null,
    });
    await settled();
    expect(current()).toMatchObject({
      address: '1 MG Road, Bengaluru',
      isLoading: false,
      coordinates: BENGALURU,
    });
    expect(getPosition).toHaveBeenCalledTimes(1);
    act(() => current().request());
    expect(current().isLoading).toBe(true);
    await settled();
    expect(getPosition).toHaveBeenCalledTimes(2);
  });

  it('has the coordinates when geocoding fails', async () => {
    const current = openHeader({
      getPosition: () => Promise.resolve(BENGALURU),
      reverseGeocode: () => Promise.reject(apiError('http', 'No address found for coordinates')),
    });
    await settled();
    expect(current()).toMatchObject({
      address: 'Location: 12.9716, 77.5946',
      error: 'No address found for coordinates',
      isLoading: false,
    });
  });

  it('uses the location of the IP address when the position is denied', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof BY_IP>();
    const current = openHeader({
      getPosition: () => Promise.reject(geolocationError('denied', 'Location access denied')),
      locateByIp: () => promise,
    });
    await settled();
    expect(current()).toMatchObject({
      address: 'Getting approximate location...',
      error: 'Location access denied',
      isLoading: false,
    });
    resolve(BY_IP);
    await settled();
    expect(current()).toMatchObject({ address: 'Bengaluru, Karnataka, IN', coordinates: BENGALURU });
  });

  it('is unknown when the IP address cannot be located either', async () => {
    const current = openHeader({
      getPosition: () => Promise.reject(geolocationError('timeout', 'Location request timeout')),
      locateByIp: () => Promise.reject(apiError('network', 'Unknown location')),
    });
    await settled();
    expect(current()).toMatchObject({ address: 'Unknown location', error: 'Location request timeout' });
  });

  it('ignores the response to an earlier request', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof BENGALURU>();
    const getPosition = vi.fn(() => Promise.resolve(BENGALURU)).mockReturnValueOnce(promise);
    const reverseGeocode = vi.fn().mockResolvedValueOnce('new').mockResolvedValueOnce('old');
    const current = openHeader({ getPosition, reverseGeocode });
    act(() => current().request());
    await settled();
    resolve(BENGALURU);
    await settled();
    expect(current().address).toBe('new');
  });
});

describe('useOutsideArea', () => {
  const delivery = (latitude: number, longitude: number) => ({
    ...content,
    delivery: {
      ...content.delivery,
      areas: [
        { label: 'Bengaluru', centre: { latitude, longitude }, radiusKm: 15 },
        { label: 'Mysuru', centre: { latitude: 12.3, longitude: 76.65 }, radiusKm: 5 },
      ],
    },
  });
  const inBengaluru = delivery(12.97, 77.59);
  const inDelhi = delivery(28.6, 77.2);
  const found = () => Promise.resolve(BENGALURU);
  const denied = () => Promise.reject(geolocationError('denied', 'Location access denied'));
  const address = {
    reverseGeocode: () => Promise.reject(new Error()),
    locateByIp: () => Promise.resolve(BY_IP),
  };

  it.each([
    ['no areas', content, found, undefined, null],
    ['the shopper inside an area', inBengaluru, found, undefined, null],
    ['the shopper outside', inDelhi, found, undefined, 'Mysuru'],
    ['the shopper outside by IP address only', inDelhi, denied, undefined, null],
    ['a place inside', inBengaluru, denied, BENGALURU, null],
    ['a place outside', inDelhi, denied, BENGALURU, 'Mysuru'],
    ['no place, and the shopper outside', inDelhi, found, null, null],
  ])('with %s', async (_case, limited, getPosition, place, expected) => {
    const clients = fakeClients({ location: { ...address, getPosition } });
    const { result } = renderState(
      () => ({ located: useDeliveryLocation(), area: useOutsideArea(place) }),
      clients,
      { content: limited },
    );
    await waitFor(() => expect(result.current.located.coordinates).toEqual(BENGALURU));
    expect(result.current.area).toBe(expected);
  });
});

describe('useAddressLocation', () => {
  function openForm(location: Location) {
    const { result } = renderState(() => useAddressLocation(), fakeClients({ location }));
    return () => result.current;
  }

  it('returns the address', async () => {
    const current = openForm({
      getPosition: () => Promise.resolve(BENGALURU),
      reverseGeocode: () => Promise.resolve('1 MG Road'),
    });
    expect(await act(() => current().fetch())).toEqual({
      ok: true,
      title: 'Location Fetched',
      address: '1 MG Road',
      coordinates: BENGALURU,
    });
    expect(current().isFetching).toBe(false);
  });

  it('returns only the coordinates when geocoding fails', async () => {
    const current = openForm({
      getPosition: () => Promise.resolve(BENGALURU),
      reverseGeocode: () => Promise.reject(apiError('http')),
    });
    expect(await act(() => current().fetch())).toMatchObject({
      ok: true,
      title: 'Location Detected',
      address: null,
      coordinates: BENGALURU,
    });
  });

  const HILL_ROAD = { address: 'Hill Road, Mumbai 400050, India', coordinates: BENGALURU };
  const nothing = () => Promise.reject(new ApiError('none', { kind: 'http', code: 'ZERO_RESULTS' }));

  it('looks up a typed address', async () => {
    const findPlaces = vi.fn(() => Promise.resolve([HILL_ROAD]));
    const current = openForm({ findPlaces });
    expect(await act(() => current().lookUp(' 14 Hill Road '))).toEqual({
      status: 'found',
      places: [HILL_ROAD],
    });
    expect(findPlaces).toHaveBeenCalledExactlyOnceWith('14 Hill Road', expect.anything());
    expect(current().isLookingUp).toBe(false);
  });

  it('looks up the PIN code alone when the address is not found', async () => {
    const findPlaces = vi.fn((text: string) =>
      text === '400050' ? Promise.resolve([HILL_ROAD]) : nothing(),
    );
    const current = openForm({ findPlaces });
    expect(await act(() => current().lookUp('फ्लैट ४०२, मुंबई ४०००५०'))).toMatchObject({ status: 'found' });
    expect(findPlaces).toHaveBeenCalledTimes(2);
    expect(await act(() => current().lookUp('Atlantis'))).toEqual({ status: 'not-found' });
    expect(findPlaces).toHaveBeenCalledTimes(3);
  });

  it('distinguishes a failure from an address that is not found', async () => {
    const findPlaces = vi.fn(() => Promise.reject(apiError('network')));
    const current = openForm({ findPlaces });
    expect(await act(() => current().lookUp('Mumbai 400050'))).toEqual({ status: 'failed' });
    expect(findPlaces).toHaveBeenCalledOnce();
  });

  it.each(['cancel', 'fetch'] as const)('aborts a look-up in flight: %s', async (method) => {
    const signals: (AbortSignal | undefined)[] = [];
    const { promise, resolve } = Promise.withResolvers<(typeof HILL_ROAD)[]>();
    const current = openForm({
      findPlaces: (_, options) => {
        signals.push(options?.signal);
        return promise;
      },
      getPosition: () => new Promise(() => undefined),
    });
    const { lookUp } = current();
    let pending: Promise<AddressLookUp | null> | undefined;
    act(() => {
      pending = lookUp('Mumbai');
    });
    expect(current().isLookingUp).toBe(true);
    act(() => void current()[method]());
    expect(signals[0]?.aborted).toBe(true);
    expect(current()).toMatchObject({ isLookingUp: false, isFetching: method === 'fetch' });
    resolve([HILL_ROAD]);
    expect(await act(() => pending)).toBeNull();
  });

  it.each([
    ['unsupported', 'Geolocation is not supported by this browser', 'Location Not Supported'],
    ['denied', 'Location access denied. Please enable location permissions.', 'Location Error'],
    ['other', 'Unable to fetch your location', 'Location Error'],
  ] as const)('returns the reason of a failure: %s', async (code, message, title) => {
    const current = openForm({ getPosition: () => Promise.reject(geolocationError(code, message)) });
    expect(await act(() => current().fetch())).toEqual({ ok: false, title, description: message });
  });
});
