// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { BelowTheFold, NearViewport } from './NearViewport.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
  },
);

const picture = (
  <NearViewport name="kurta" className="box" label="Kurta" plain={<img src="/plain.webp" alt="Kurta" />}>
    <img src="/kurta.webp" alt="Kurta" />
  </NearViewport>
);

it('hydrates a deferred picture as an empty box when another part of the page already shows the picture', async () => {
  const belowTheFold = <BelowTheFold value>{picture}</BelowTheFold>;
  const root = document.createElement('div');
  root.innerHTML = renderToString(belowTheFold);
  await act(() => createRoot(document.createElement('div')).render(picture));
  const onRecoverableError = vi.fn();
  await act(() => hydrateRoot(root, belowTheFold, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
