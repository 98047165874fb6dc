// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Row = ({ name }: { name: string }) => <p>{name}</p>;

it.each([
  ['renders a part once its code is there', async () => Row, '<h1>Shirt</h1><p>Similar</p>'],
  [
    'keeps the page when the code of a part cannot be fetched',
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    '<h1>Shirt</h1>',
  ],
])('%s', async (_name, load, html) => {
  const Part = lazyPart(load);
  const root = document.createElement('div');
  await act(async () =>
    createRoot(root).render(
      <Suspense fallback="Loading">
        <h1>Shirt</h1>
        <Part name="Similar" />
      </Suspense>,
    ),
  );
  expect(root.innerHTML).toBe(html);
});

it('renders a part that was loaded before without a suspension', async () => {
  const Part = lazyPart(async () => Row);
  await Part.load();
  expect(renderToString(<Part name="Similar" />)).toBe('<p>Similar</p>');
});
