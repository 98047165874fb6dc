import { describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';

const { maps, urls } = createSandbox();

async function geocode(query: string): Promise<{ status: string; results: { formatted_address: string }[] }> {
  return (await maps.fetch(new Request(`${urls.maps}?${query}`))).json();
}

describe('geocoding coordinates', () => {
  it.each([
    ['19.06,72.83', /^\d+ Hill Road, Bandra West, Mumbai, Maharashtra 400050, India$/],
    ['28.63,77.22', /Connaught Place, New Delhi, Delhi 110001, India$/],
  ])('finds the address at %s', async (latlng, address) => {
    const { status, results } = await geocode(`latlng=${latlng}&key=any`);
    expect(status).toBe('OK');
    expect(results[0]?.formatted_address).toMatch(address);
  });

  it('returns the same address for the same coordinates', async () => {
    expect(await geocode('latlng=23.21,77.43&key=any')).toEqual(await geocode('latlng=23.21,77.43&key=any'));
  });

  it.each([
    ['latlng=19.06,72.83', 'REQUEST_DENIED'],
    ['key=any', 'INVALID_REQUEST'],
    ['latlng=here&key=any', 'INVALID_REQUEST'],
    ['latlng=51.5,-0.12&key=any', 'ZERO_RESULTS'],
  ])('responds to %s with %s and no result', async (query, status) => {
    expect(await geocode(query)).toMatchObject({ status, results: [] });
  });
});

describe('geocoding an address', () => {
  const find = async (address: string, components = 'country:IN') => {
    const { status, results } = await geocode(
      String(new URLSearchParams({ address, components, key: 'any' })),
    );
    return [status, ...results.map(({ formatted_address }) => formatted_address)];
  };

  it.each([
    ['flat 4, 14 Hill Road, Bandra West', ['Hill Road, Bandra West, Mumbai, Maharashtra 400050, India']],
    ['फ्लैट ४०२, मुंबई ४०० ०५०', ['Hill Road, Bandra West, Mumbai, Maharashtra 400050, India']],
    // An unknown PIN code in a known city.
    [
      'Bengaluru 560999',
      [
        '100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038, India',
        '4th Block, Koramangala, Bengaluru, Karnataka 560034, India',
      ],
    ],
  ])('finds %s', async (address, places) => {
    expect(await find(address)).toEqual(['OK', ...places]);
  });

  it('returns the coordinates of a place', async () => {
    expect(await geocode('address=110048&key=any')).toMatchObject({
      results: [{ types: ['postal_code'], geometry: { location: { lat: 28.5494, lng: 77.2343 } } }],
    });
  });

  it('finds nothing for unknown places, or the country if the search is restricted to it', async () => {
    expect(await find('Atlantis', '')).toEqual(['ZERO_RESULTS']);
    expect(await find('Atlantis')).toEqual(['OK', 'India']);
    expect(await find('Mumbai', 'country:GB')).toEqual(['ZERO_RESULTS']);
    expect(await find(' ')).toEqual(['INVALID_REQUEST']);
  });
});
