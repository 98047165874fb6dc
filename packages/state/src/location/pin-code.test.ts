import { expect, it } from 'vitest';
import { pinCodeIn } from './pin-code.ts';

it.each([
  ['400050', '400050'],
  ['14 Hill Road, Mumbai 400 050', '400050'],
  ['मुंबई ४०००५०, भारत', '400050'],
  ['சென்னை ௬௦௦\u00a0௦௦௧', '600001'],
  ['Flat 402 560038 12th Main', '560038'],
  ['Call 9820012345 or 98200 12345', null],
  ['012345', null],
  ['Hill Road', null],
  ['', null],
])('finds the PIN code of %j', (text, pinCode) => {
  expect(pinCodeIn(text)).toBe(pinCode);
});
