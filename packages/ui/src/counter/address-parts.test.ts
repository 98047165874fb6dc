import { expect, it } from 'vitest';
import { addressParts } from './address-parts.ts';

it.each([
  [
    'Flat 402, Sea Breeze, 14 Hill Road, Bandra West, Mumbai 400050',
    'Flat 402, Sea Breeze',
    '14 Hill Road, Bandra West, Mumbai 400050',
    'Bandra West',
  ],
  ['12 MG Road, Indiranagar, Bengaluru 560038', '12 MG Road', 'Indiranagar, Bengaluru 560038', 'Indiranagar'],
  ['12 MG Road, Bengaluru', '12 MG Road', 'Bengaluru', null],
  ['Pali Hill', 'Pali Hill', '', null],
  [' Flat 4 ,, Hill Road, Mumbai,', 'Flat 4', 'Hill Road, Mumbai', 'Hill Road'],
  [
    '172 Hill Road, Bandra West, Mumbai, Maharashtra 400050, India',
    '172 Hill Road',
    'Bandra West, Mumbai, Maharashtra 400050, India',
    'Bandra West',
  ],
  [
    '9 Ajmal Khan Road, Karol Bagh, New Delhi, Delhi 110005, India',
    '9 Ajmal Khan Road',
    'Karol Bagh, New Delhi, Delhi 110005, India',
    'Karol Bagh',
  ],
  [
    '172 Hill Road, Bandra West, Mumbai, Maharashtra, 400050',
    '172 Hill Road',
    'Bandra West, Mumbai, Maharashtra, 400050',
    'Bandra West',
  ],
  ['4 Pusa Road, Karol Bagh, Delhi 110005', '4 Pusa Road', 'Karol Bagh, Delhi 110005', 'Karol Bagh'],
])('divides the address %s', (address, door, street, area) => {
  expect(addressParts(address)).toEqual({ door, street, area });
});
