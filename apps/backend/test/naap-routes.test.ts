import type { Naap } from '@naap/api-clients/naap';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from './helpers/test-backend.ts';

const naap: Naap = {
  measurements: { chest: 920, waist: 780 },
  preference: 'regular',
  unit: 'cm',
  known_sizes: [{ brand: 'Kora', kind: 'Kurta', gender: 'Women', size: 'M', wish: 'same' }],
};

describe('/customer/naap', () => {
  it('keeps the measurements of each shopper until they are replaced or deleted', async () => {
    const { as } = createTestBackend();
    const [meera, asha] = [as('meera'), as('asha')];
    expect(await meera('GET', '/customer/naap')).toMatchObject({ status: 200, body: { naap: null } });
    expect((await meera('PUT', '/customer/naap', { body: naap })).status).toBe(200);
    const other: Naap = { ...naap, measurements: { foot: 250 }, known_sizes: [] };
    await asha('PUT', '/customer/naap', { body: other });
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap });
    const loose: Naap = { ...naap, preference: 'loose' };
    await meera('PUT', '/customer/naap', { body: loose });
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: loose });
    expect((await meera('GET', '/customer/data')).body).toMatchObject({ naap: loose });
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await meera('DELETE', '/customer/naap')).status).toBe(200);
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: null });
    expect((await meera('GET', '/customer/data')).body).toMatchObject({ naap: null });
    expect((await asha('GET', '/customer/naap')).body).toMatchObject({ naap: other });
  });

  it.each([
    ['measurements.chest', { ...naap, measurements: { chest: 599 } }],
    ['measurements.hip', { ...naap, measurements: { hip: 937.4251 } }],
    ['measurements.foot', { ...naap, measurements: { foot: '250' } }],
    ['measurements.neck', { ...naap, measurements: { neck: 370 } }],
    ['preference', { ...naap, preference: 'tight' }],
    ['unit', { ...naap, unit: 'mm' }],
    ['known_sizes[0].wish', { ...naap, known_sizes: [{ ...naap.known_sizes[0], wish: 'bigger' }] }],
    ['known_sizes[0].brand', { ...naap, known_sizes: [{ ...naap.known_sizes[0], brand: ' ' }] }],
    ['known_sizes', { ...naap, known_sizes: Array(11).fill(naap.known_sizes[0]) }],
    ['weight', { ...naap, weight: 60 }],
  ])('refuses the field %s by its name, without its value', async (name, body) => {
    const meera = createTestBackend().as('meera');
    const response = await meera('PUT', '/customer/naap', { body });
    expect(response).toMatchObject({ status: 400, body: { fields: [{ in: 'body', name }] } });
    expect(JSON.stringify(response.body)).not.toMatch(/\b599\b|937\.4|"250"|370|tight|bigger/);
    expect((await meera('GET', '/customer/naap')).body).toMatchObject({ naap: null });
  });
});
