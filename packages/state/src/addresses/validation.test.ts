import { expect, it } from 'vitest';
import { addressFieldProblems, addressProblem } from './validation.ts';

const address = {
  name: 'Asha Menon',
  address: '14 Hill Road',
  phone: '+91 98200-12345',
  latitude: 19,
  longitude: 72,
};

it.each([
  [{}, null],
  [{ name: '  ' }, 'Please fill in all required fields'],
  [{ address: '\n' }, 'Please fill in all required fields'],
  [{ name: 'अ'.repeat(101) }, 'Please shorten the name to 100 characters'],
  [{ address: 'a'.repeat(501) }, 'Please shorten the address to 500 characters'],
  [{ phone: '' }, 'Please enter a valid phone number'],
  [{ phone: '+91 98200' }, 'Please enter a valid phone number'],
  [{ latitude: 0, longitude: 0 }, 'Please fetch your location to continue'],
])('returns for %j: %s', (changes, description) => {
  expect(addressProblem({ ...address, ...changes })?.description ?? null).toBe(description);
});

it('returns the problem of every invalid field', () => {
  expect(addressFieldProblems({ name: '', address: 'a'.repeat(501), phone: '12' })).toEqual({
    name: 'missing',
    address: 'too-long',
    phone: 'malformed',
  });
});
