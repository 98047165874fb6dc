import { afterEach, expect, test, vi } from 'vitest';
import { atWidth, srcSet } from './srcSet.ts';

afterEach(() => void vi.unstubAllGlobals());

test('sets the width in the URL and keeps its other parameters', () => {
  expect(atWidth('https://cdn.example/p/1.jpg?v=17&width=4000', 360)).toBe(
    'https://cdn.example/p/1.jpg?v=17&width=360',
  );
});

test.each([
  ['tile', 4],
  ['full', 6],
] as const)('lists every width of a %s picture with its descriptor', (extent, count) => {
  const candidates = srcSet('https://cdn.example/p/1.jpg', extent)?.split(', ') ?? [];
  expect(candidates).toHaveLength(count);
  expect(candidates[1]).toBe('https://cdn.example/p/1.jpg?width=360 360w');
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'lists widths up to 540 px while the connection is %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    expect(srcSet('https://cdn.example/p/1.jpg', 'full')?.split(', ')).toHaveLength(3);
  },
);

test.each(['/placeholder.svg', './placeholder.svg', 'data:image/png;base64,AAAA', 'https://'])(
  'does not change %s, which is not on a CDN',
  (src) => {
    expect(atWidth(src, 360)).toBeUndefined();
    expect(srcSet(src, 'full')).toBeUndefined();
  },
);
