import { describe, expect, it } from 'vitest';
import { brandLogo } from './brand-logos.ts';

const logo = (name: string) => brandLogo(new Request(`http://localhost:8788/cdn/brands/${name}`));

describe('brand logos', () => {
  it.each(['rangrez.svg', 'kora.svg', 'rakh-denim.svg', 'neelaya.svg?width=360&format=webp', 'gulmohar.svg'])(
    'serve %s as a square SVG',
    async (name) => {
      const response = await logo(name);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      const svg = await response.text();
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/);
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );

  it.each(['sootra.svg', '', '../products/1.svg'])('are 404 for "%s"', async (name) => {
    expect((await logo(name)).status).toBe(404);
  });
});
