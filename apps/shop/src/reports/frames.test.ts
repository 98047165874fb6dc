import { expect, it } from 'vitest';
import { framesOf } from './frames.ts';

const withStack = (stack: string) => Object.assign(new Error('call +919812345678'), { stack });

it.each([
  [
    'Chromium',
    `TypeError: call +919812345678
    at o (https://shop.example/assets/main-BxK_1-a.js:1:234)
    at async https://shop.example/assets/Cart-4f3a.js:2:56
    at https://extension.example/content.js:1:2`,
  ],
  [
    'Firefox',
    `o@https://shop.example/assets/main-BxK_1-a.js:1:234
async*@https://shop.example/assets/Cart-4f3a.js:2:56
@moz-extension://1234/content.js:1:2`,
  ],
])('reads the places in the release of a stack trace of %s, and no message', (_engine, stack) => {
  expect(framesOf(withStack(stack))).toEqual(['main-BxK_1-a.js:1:234', 'Cart-4f3a.js:2:56']);
});

it('keeps the innermost twenty', () => {
  const lines = Array.from({ length: 30 }, (_, line) => `at https://shop.example/assets/a.js:${line}:1`);
  const frames = framesOf(withStack(lines.join('\n')));
  expect(frames).toHaveLength(20);
  expect(frames[0]).toBe('a.js:0:1');
});
