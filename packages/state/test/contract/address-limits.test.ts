import { createBackend, createMemoryStore } from '@naap/backend';
import { describe, expect, it } from 'vitest';
import { addressFieldProblems, parsePhone } from '../../src/index.ts';

const address = {
  name: 'नलिनीकान्त चन्द्रशेखर वेङ्कटनारायणन्',
  phone: '+919876543210',
  address: '12, 3rd Cross, Indiranagar, Bengaluru',
  latitude: 12.97,
  longitude: 77.64,
};

/** The form and the backend define the limits separately; these tests check that both are the same. */
describe('the address form and the backend', () => {
  const backend = createBackend({
    store: createMemoryStore(),
    verifyToken: async () => ({ uid: 'meera', phone: '+919876500001', signedInAt: 1 }),
    storefront: { getVariants: async () => [] },
  });

  it.each([
    {},
    { name: '' },
    { name: 'म'.repeat(100) },
    { name: 'म'.repeat(101) },
    { address: '' },
    { address: 'क'.repeat(500) },
    { address: 'क'.repeat(501) },
    { phone: '' },
    { phone: '987654' },
    { phone: '9876543' },
    { phone: '  98765 43210  ' },
    { phone: '9 ( - ) - ( )' },
    { phone: '1'.repeat(15) },
    { phone: '1'.repeat(16) },
    { phone: '+91 (987) 654-3210' },
    { phone: 'call me' },
    { phone: '\u202a+91 98765\u00a043\u20112\u201310\u202c' },
    { phone: '９８７６５４３２１０' },
    { phone: '+91 98765' },
    { phone: '0044 20 7946 0000' },
  ])('accept and reject the same values: %j', async (change) => {
    const input = { ...address, ...change };
    const response = await backend.fetch(
      new Request('http://backend.test/customer/address', {
        method: 'POST',
        headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      }),
    );
    const { fields = [], phone } = await response.json();
    const names = fields.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(Object.keys(addressFieldProblems(input)));
    expect(response.status).toBe(names.length === 0 ? 201 : 400);
    if (names.length === 0) expect(phone).toBe(parsePhone(input.phone));
  });
});
