// @vitest-environment jsdom
import { fakeClients } from '@naap/fixtures/fake-clients';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { PICKED_PIECES } from './device-keys.ts';
import { usePickedPieces } from './usePickedPieces.ts';

const LISTS = ['pack:1', 'pack:2'];
const render = (lists = LISTS) => renderState(() => usePickedPieces(lists), fakeClients());

it('keeps the ticks of this device across a reload', () => {
  const { result, unmount } = render();
  act(() => result.current.pick('pack:1', '0.0', true));
  act(() => result.current.pick('pack:1', '1.0', true));
  act(() => result.current.pick('pack:1', '0.0', false));
  unmount();
  expect(render().result.current.of('pack:1')).toEqual(['1.0']);
});

it('drops the ticks of orders that have left the board', () => {
  const first = render();
  act(() => first.result.current.pick('pack:1', '0.0', true));
  act(() => first.result.current.pick('pack:2', '0.0', true));
  first.unmount();
  render(['pack:2']);
  expect(JSON.parse(localStorage.getItem(PICKED_PIECES.key) ?? '')).toEqual([
    { id: 'pack:2', pieces: ['0.0'] },
  ]);
});

it.each(['nonsense', '{}', '[null, {"id": 1}, {"id": "pack:1"}]'])('ignores the stored text %s', (text) => {
  localStorage.setItem(PICKED_PIECES.key, text);
  expect(render().result.current.of('pack:1')).toEqual([]);
});

it('keeps the ticks of an order that another tab of this device does not know yet', () => {
  const before = ['pack:1'];
  const front = render();
  renderState(() => usePickedPieces(before), fakeClients());
  act(() => front.result.current.pick('pack:2', '0.0', true));
  const tell = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PICKED_PIECES.key })));
  tell();
  tell();
  expect(front.result.current.of('pack:2')).toEqual(['0.0']);
});
