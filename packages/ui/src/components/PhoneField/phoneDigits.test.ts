import { expect, test } from 'vitest';
import { caretAfter, groupPhone, phoneDigits, phoneEdit } from './phoneDigits.ts';

test.each([
  ['9820012345', '9820012345'],
  ['98200 12345', '9820012345'],
  ['+91 98200-12345', '9820012345'],
  ['0091 9820012345', '9820012345'],
  ['919820012345', '9820012345'],
  ['09820012345', '9820012345'],
  ['9198200123', '9198200123'],
  ['phone: 98a76b54c32d10', '9876543210'],
  ['98765432109', '9876543210'],
  ['982001234', '982001234'],
  ['', ''],
])('reads %j as %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['98200', '98200'],
  ['982001', '98200 1'],
  ['9820012345', '98200 12345'],
])('groups %j as %j', (digits, grouped) => {
  expect(groupPhone(digits)).toBe(grouped);
});

test('keeps the caret behind the same digit across the gap', () => {
  for (const count of [0, 5, 6, 10]) {
    expect(phoneDigits(groupPhone('9820012345').slice(0, caretAfter(count)))).toHaveLength(count);
  }
});

test('keeps the caret where a digit was typed or deleted', () => {
  expect(phoneEdit('98 200 1', 2, '982001', true)).toEqual({ digits: '982001', beforeCaret: 2 });
  expect(phoneEdit('9820 12345', 4, '9820012345', true)).toEqual({ digits: '982012345', beforeCaret: 4 });
});

test('deletes the digit beyond the gap when only the gap was deleted', () => {
  expect(phoneEdit('9820012345', 5, '9820012345', true)).toEqual({ digits: '982012345', beforeCaret: 4 });
  expect(phoneEdit('9820012345', 5, '9820012345', false)).toEqual({ digits: '982002345', beforeCaret: 5 });
});
