import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { writtenInAnyScript } from '../../test/digit-scripts.ts';
import { typedCode } from './code.ts';

test.each([
  ['', ''],
  ['4a0-7 1', '4071'],
  ['4071925', '407192'],
  ['Your naap code is 407 192.', '407192'],
  ['407-192', '407192'],
  ['4 0 7 1 9 2', '407192'],
  ['Order 1234: OTP 482913', '482913'],
  ['482913 is your OTP for order 1234567. Valid till 10.30', '482913'],
  ['Order 1234567: OTP 482-913', '482913'],
  ['<#> OTP \u202a482\u202c913, 10 min', '482913'],
  ['@naap.example #482913', '482913'],
])('reads the code in %j as %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

it('finds six digits in a row in any script among other numbers', () => {
  const other = fc.stringMatching(/^(\d{1,5}|\d{7,10})$/);
  fc.assert(
    fc.property(
      other,
      fc.stringMatching(/^\d{6}$/),
      other,
      writtenInAnyScript,
      (before, code, after, write) => {
        expect(typedCode(write(`Order ${before}: OTP ${code}. ${after}`))).toBe(code);
      },
    ),
  );
});
