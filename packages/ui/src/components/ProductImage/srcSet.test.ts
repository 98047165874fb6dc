import { expect, test } from 'vitest';
import { atWidth, srcSet } from './srcSet.ts';

test('asks the CDN for a width and a modern format, keeping what the address says already', () => {
  expect(atWidth('https://cdn.example/p/1.jpg?v=17&width=4000', 360)).toBe(
    'https://cdn.example/p/1.jpg?v=17&width=360&format=webp',
  );
});

test('offers every width with its descriptor', () => {
  const offered = srcSet('https://cdn.example/p/1.jpg')?.split(', ') ?? [];
  expect(offered).toHaveLength(6);
  expect(offered[1]).toBe('https://cdn.example/p/1.jpg?width=360&format=webp 360w');
});

test.each(['/placeholder.svg', './placeholder.svg', 'data:image/png;base64,AAAA', 'https://'])(
  'leaves %s as it is, which is on no CDN',
  (src) => {
    expect(atWidth(src, 360)).toBeUndefined();
    expect(srcSet(src)).toBeUndefined();
  },
);
