import { describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';

const { maps, ipInfo, urls } = createSandbox();

async function geocode(query: string): Promise<{ status: string; results: { formatted_address: string }[] }> {
  return (await maps.fetch(new Request(`${urls.maps}?${query}`))).json();
}

describe('the maps service', () => {
  it.each([
    ['19.06,72.83', /^\d+ Hill Road, Bandra West, Mumbai, Maharashtra 400050, India$/],
    ['12.97,77.64', /Indiranagar, Bengaluru, Karnataka 560038, India$/],
    ['28.63,77.22', /Connaught Place, New Delhi, Delhi 110001, India$/],
    ['9.97,76.24', /Fort Kochi, Kochi, Kerala 682001, India$/],
  ])('names the place of %s', async (latlng, address) => {
    const { status, results } = await geocode(`latlng=${latlng}&key=any`);
    expect(status).toBe('OK');
    expect(results[0]?.formatted_address).toMatch(address);
  });

  it('names the same place the same way', async () => {
    expect(await geocode('latlng=23.21,77.43&key=any')).toEqual(await geocode('latlng=23.21,77.43&key=any'));
  });

  it.each([
    ['latlng=19.06,72.83', 'REQUEST_DENIED'],
    ['key=any', 'INVALID_REQUEST'],
    ['latlng=here&key=any', 'INVALID_REQUEST'],
    ['latlng=51.5,-0.12&key=any', 'ZERO_RESULTS'],
  ])('answers %s with %s and no result', async (query, status) => {
    expect(await geocode(query)).toMatchObject({ status, results: [] });
  });
});

describe('the IP-info service', () => {
  it('says where everyone is', async () => {
    const response = await ipInfo.fetch(new Request(urls.ipInfo));
    expect(await response.json()).toMatchObject({
      loc: '19.0544,72.8302',
      city: 'Mumbai',
      region: 'Maharashtra',
      country: 'IN',
    });
  });
});
