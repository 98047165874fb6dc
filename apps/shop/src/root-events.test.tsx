// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ignoreUnhandledEvents, keepFocusAtLabels, unhandledEvents } from './root-events.ts';

test('React listens to presses, but not to the mouse events that come with them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  document.body.append(root);
  ignoreUnhandledEvents(root);
  const handle = vi.fn(({ type }: { type: string }) => type);
  const button = (
    <button type="button" onMouseMove={handle} onMouseUp={handle} onPointerUp={handle} onClick={handle}>
      Save
    </button>
  );
  await act(() => createRoot(root).render(button));
  for (const type of ['mousemove', 'pointerup', 'mouseup', 'click'])
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(handle.mock.results.map(({ value }) => value)).toEqual(['pointerup', 'click']);
});

test('no component handles an event that React does not listen to', () => {
  const repository = join(import.meta.dirname, '../../..');
  const tests = ['**/*.stories.tsx', '**/*.test.{ts,tsx}'];
  const files = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/shop/src/**/*.{ts,tsx}'], {
    cwd: repository,
    exclude: tests,
  });
  const events = files.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/\bon([A-Z]\w*)[=:(]/g)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  );
  expect(events).toEqual(expect.arrayContaining(['click', 'touchmove']));
  expect(events.filter((event) => unhandledEvents.test(event))).toEqual([]);
});

test('a press on a label moves no focus, one on a control in it does', () => {
  document.body.innerHTML = '<label><span>Jeans</span><input type="checkbox"><button>Delete</button></label>';
  keepFocusAtLabels();
  const movesFocus = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  expect(['label', 'span', 'input', 'button', 'body'].map(movesFocus)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
