import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { writtenIn, writtenInAnyScript } from '../../test/digit-scripts.ts';
import { isIndianPhone } from './lengths.ts';
import { isForeignPhone, parsePhone, typedPhone } from './phone.ts';

const INVISIBLE = [
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u20e3',
];
const SEPARATORS = [
  ' ',
  '\u00a0',
  '\u2009',
  '\u202f',
  '-',
  '\u2011',
  '\u2013',
  '\u2014',
  '\u2212',
  '.',
  '\u00b7',
  '(',
  ')',
];

/** An Indian mobile number, and a spelling of it: country code or 0, separators and invisible characters between, digits of a script. */
const spelled = fc
  .tuple(
    fc.stringMatching(/^[6-9]\d{9}$/),
    fc.constantFrom('', '0', '91', '+91', '0091', '+91 0', '\uff0b91'),
    fc.array(fc.array(fc.constantFrom(...SEPARATORS, ...INVISIBLE), { maxLength: 2 }), {
      minLength: 16,
      maxLength: 16,
    }),
    writtenInAnyScript,
  )
  .map(([national, prefix, between, write]) => ({
    national,
    text: Array.from(
      write(prefix + national),
      (digit, index) => digit + (between[index]?.join('') ?? ''),
    ).join(''),
  }));

/** The number after its text was typed one character after another, as a field keeps it. */
const typedByKey = (text: string) =>
  Array.from(text).reduce((value, key) => typedPhone(value + key) ?? value, '');

describe('an Indian mobile number', () => {
  it('is read from every spelling, typed or pasted, at sign-in and in an address', () => {
    fc.assert(
      fc.property(spelled, ({ national, text }) => {
        expect(typedPhone(text)).toBe(national);
        expect(typedByKey(text)).toBe(national);
        expect(parsePhone(text)).toBe(`+91${national}`);
      }),
    );
  });

  it('never becomes another number by a key too many', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), fc.stringMatching(/^\d$/), (national, key) => {
        const phone = typedPhone(national + key);
        expect(phone === null || (national.startsWith('91') && !isIndianPhone(phone))).toBe(true);
      }),
    );
  });
});

describe('typedPhone', () => {
  test.each([
    ['', ''],
    ['982001234', '982001234'],
    ['9198200123', '9198200123'],
    ['98a76 54-3210', '9876543210'],
    ['tel:+91-98200-12345', '9820012345'],
    ['+', '+'],
    ['+9', '+9'],
    ['+91', ''],
    ['00', '+'],
    ['0091', ''],
    ['+91 (0) 98200 12345', '9820012345'],
    ['+98', '+98'],
    ['+1 415-555-0123', '+14155550123'],
    ['0044 7911 123456', '+447911123456'],
    ['98765432109', null],
    ['+919876543210987', null],
    ['98200 12345 / +91 98765 43210', null],
    ['+1234567890123456', null],
  ])('reads %j as %j', (text, phone) => {
    expect(typedPhone(text)).toBe(phone);
  });

  it('keeps the number of another country apart, typed or pasted', () => {
    const foreign = fc.stringMatching(/^(\+|00)([1-8]|9[02-9])\d{6,12}$/);
    fc.assert(
      fc.property(foreign, writtenInAnyScript, (number, write) => {
        for (const read of [typedPhone, typedByKey]) {
          const phone = read(write(number)) ?? '';
          expect(phone).toBe(number.replace(/^00/, '+'));
          expect([isForeignPhone(phone), isIndianPhone(phone)]).toEqual([true, false]);
        }
      }),
    );
  });

  test.each(['', '+', '+9', '9820012345'])('has no country code of another country in %j', (phone) => {
    expect(isForeignPhone(phone)).toBe(false);
  });
});

describe('parsePhone', () => {
  test.each([
    ['9876543', '9876543'],
    ['022 2640 0000', '02226400000'],
    ['+91 22 2640 0000', '+912226400000'],
    ['+44 (20) 7946-0000', '+442079460000'],
    ['00 44 20 7946 0000', '+442079460000'],
    [writtenIn(0x0b66, '+91 98200 12345'), '+919820012345'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1'.repeat(16), null],
    ['987654', null],
    ['+919876543', null],
    ['+9198765432101', null],
    ['98200+12345', null],
    ['call 98200 12345', null],
    [`${' '.repeat(60)}98200 12345`, null],
    ['+', null],
    ['', null],
  ])('reads %j as %j', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });

  it('returns its own results unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{5,16}$/), (text) => {
        const phone = parsePhone(text);
        if (phone !== null) expect(parsePhone(phone)).toBe(phone);
      }),
    );
  });
});
