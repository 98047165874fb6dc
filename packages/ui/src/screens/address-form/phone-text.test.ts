import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['+919820012345', '+91 98200 12345'],
  ['+91 98200-12345', '+91 98200 12345'],
  ['9820012345', '+91 98200 12345'],
  ['+4420794600', '+4420794600'],
  ['022 2640 0000', '022 2640 0000'],
  ['', ''],
])('%s is shown as %s', (saved, shown) => {
  expect(phoneText(saved)).toBe(shown);
});
