// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { SuggestionList } from './SuggestionList.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => vi.unstubAllGlobals());

/** Replaces each text node, as a browser that translates the page does. */
function translate(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

it('shows other suggestions after the browser has translated the page', () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (query: string, items: readonly string[]) =>
    act(() =>
      root.render(
        <SuggestionList
          id="list"
          label="Suggestions"
          groups={[{ kind: 'terms', label: 'Popular', items }]}
          query={query}
          active={null}
          optionId={String}
          busy={false}
          onSelect={() => undefined}
          focusInput={() => undefined}
        />,
      ),
    );
  show('u', ['Suits for cups', 'Kurta']);
  translate(container);
  show('kurta', ['Kurta', 'Kurtas']);
  expect([...container.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual([
    'Kurta',
    'Kurtas',
  ]);
  act(() => root.unmount());
});
