import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

const tenDigits = fc.stringMatching(/^\d{10}$/);

describe('normalisePhone', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    ['0091-9876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['98765a4321', '987654321'],
    ['98765432101', '9876543210'],
    ['', ''],
  ])('reads %j as %j', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone);
  });

  it('drops any usual prefix in front of ten digits, however they are grouped', () => {
    fc.assert(
      fc.property(
        tenDigits,
        fc.constantFrom('', '+91', '+91 ', '0091', '91', '0', ' +91-'),
        fc.nat({ max: 10 }),
        (phone, prefix, gap) => {
          expect(normalisePhone(`${prefix}${phone.slice(0, gap)} ${phone.slice(gap)}`)).toBe(phone);
        },
      ),
    );
  });

  it('answers at most ten digits, and those unchanged when read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalisePhone(text);
        expect(once).toMatch(/^\d{0,10}$/);
        expect(normalisePhone(once)).toBe(once);
      }),
    );
  });
});
