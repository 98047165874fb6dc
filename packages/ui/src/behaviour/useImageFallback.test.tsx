// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useImageFallback } from './useImageFallback.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Picture({ src }: { src: string }) {
  const { shown, handlers } = useImageFallback(src);
  return <img {...handlers} src={shown} alt="Kurta" />;
}

it('requests an image that failed again when the connection is back, each time', () => {
  const root = document.createElement('div');
  act(() => createRoot(root).render(<Picture src="/kurta.jpg" />));
  const image = root.querySelector('img');
  const source = () => image?.getAttribute('src');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    act(() => image?.dispatchEvent(new Event('error')));
    expect(source()).toContain('placeholder.svg');
    act(() => window.dispatchEvent(new Event('online')));
    expect(source()).toBe('/kurta.jpg');
  }
});
