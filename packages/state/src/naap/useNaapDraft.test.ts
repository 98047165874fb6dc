// @vitest-environment jsdom
import { fakeClients, memoryStorage } from '@naap/fixtures/fake-clients';
import { act } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { renderState } from '../../test/render-state.tsx';
import { NAAP_DRAFT_KEY } from './naap-keys.ts';
import { NO_KNOWN_SIZE, NO_NAAP, useNaapDraft } from './useNaapDraft.ts';

const saved = { ...NO_NAAP, measurements: { chest: 920 } };
const render = (sessionStorage: Storage) =>
  renderState(() => useNaapDraft(saved), fakeClients(), { sessionStorage }).result;

it('keeps what is entered and refused over a reload, until it is discarded', () => {
  const storage = memoryStorage();
  const first = render(storage);
  expect(first.current.draft).toEqual({ naap: saved, typed: {}, knownSize: NO_KNOWN_SIZE });
  const naap = { ...saved, measurements: { chest: 925 } };
  const knownSize = { ...NO_KNOWN_SIZE, brand: 'Kora' };
  act(() => first.current.update({ naap, typed: { waist: '9' } }));
  act(() => first.current.update({ knownSize }));
  const second = render(storage);
  expect(second.current.draft).toEqual({ naap, typed: { waist: '9' }, knownSize });
  act(() => second.current.discard());
  expect(second.current.draft.naap).toBe(saved);
  expect(storage.getItem(NAAP_DRAFT_KEY)).toBeNull();
});

const draft = { naap: saved, typed: {}, knownSize: NO_KNOWN_SIZE };

test.each([
  'not json',
  'null',
  JSON.stringify({ ...draft, naap: { ...saved, measurements: { chest: 1 } } }),
  JSON.stringify({ ...draft, typed: { chest: 1 } }),
  JSON.stringify({ ...draft, knownSize: { ...NO_KNOWN_SIZE, wish: 'wider' } }),
  JSON.stringify({ ...draft, knownSize: { ...NO_KNOWN_SIZE, brand: 1 } }),
])('ignores the malformed draft %s', (text) => {
  expect(render(memoryStorage({ [NAAP_DRAFT_KEY]: text })).current.draft.naap).toBe(saved);
});
