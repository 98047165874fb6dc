import { expect, test } from 'vitest';
import { caretAfter, groupPhone, phoneEdit } from './phoneEdit.ts';

test.each([
  ['', ''],
  ['98200', '98200'],
  ['982001', '98200 1'],
  ['9820012345', '98200 12345'],
  ['+14155550123', '+14155550123'],
])('groups %j as %j', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});

test.each([
  ['9820012345', [0, 5, 6, 10]],
  ['+14155550123', [0, 5, 6, 12]],
])('keeps the caret in %j behind the same digit across the gap', (phone, counts) => {
  for (const count of counts) {
    const before = groupPhone(phone).slice(0, caretAfter(phone, count));
    expect(before.replace(' ', '')).toBe(phone.slice(0, count));
  }
});

test.each([
  ['a typed digit', '98 200 1', 2, '98200', true, { phone: '982001', beforeCaret: 2 }],
  ['a deleted digit', '9820 12345', 4, '9820012345', true, { phone: '982012345', beforeCaret: 4 }],
  [
    'a country code before the number',
    '+91 98200 12345',
    3,
    '9820012345',
    true,
    { phone: '9820012345', beforeCaret: 0 },
  ],
  [
    'the last key of 91 and a number',
    '91982 001234',
    12,
    '9198200123',
    true,
    { phone: '982001234', beforeCaret: 9 },
  ],
  [
    'a digit too many',
    '982600 12345',
    4,
    '9820012345',
    true,
    { phone: '9820012345', beforeCaret: 3, isTooLong: true },
  ],
  ['Backspace in the gap', '9820012345', 5, '9820012345', true, { phone: '982012345', beforeCaret: 4 }],
  ['Delete in the gap', '9820012345', 5, '9820012345', false, { phone: '982002345', beforeCaret: 5 }],
] as const)('keeps the caret at the edit: %s', (_, text, caret, previous, backward, edit) => {
  expect(phoneEdit(text, caret, previous, backward)).toEqual({ isTooLong: false, ...edit });
});
