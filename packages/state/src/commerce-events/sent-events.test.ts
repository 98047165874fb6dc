// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createSentEvents, type EventStorage, SENT_KEY, VIEWS_KEY } from './sent-events.ts';

function memory(): EventStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return { values, get: (key) => values.get(key) ?? null, set: (key, value) => void values.set(key, value) };
}

/** Creates a lock manager that runs one task at a time, each in a later turn. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: unknown) => {
    last = last.then(() => (typeof task === 'function' ? task(null) : undefined));
    return last;
  };
  return { request } as Pick<LockManager, 'request'>;
}

it('a view is new once per history entry, also in the next document of the tab', () => {
  const storage = { views: memory(), ids: memory() };
  const sent = createSentEvents(storage);
  expect(sent.view('entry-1', 'product:5', 1)).toBe(0);
  expect(sent.view('entry-1', 'product:5', 1)).toBe(1);
  expect(createSentEvents(storage).view('entry-1', 'product:5', 1)).toBe(1);
  expect(sent.view('entry-1', 'product:6', 1)).toBe(0);
  expect(sent.view('entry-2', 'product:5', 1)).toBe(0);
});

it('the items of a list that were shown before are known', () => {
  const sent = createSentEvents({ views: memory(), ids: memory() });
  expect(sent.view('entry', 'list', 10)).toBe(0);
  expect(sent.view('entry', 'list', 20)).toBe(10);
  // After Back, the first page is there before the second.
  expect(sent.view('entry', 'list', 10)).toBe(20);
  expect(sent.view('entry', 'list', 30)).toBe(20);
});

it('an ID is the first in one tab only', async () => {
  const ids = memory();
  const locks = createLocks();
  const tabs = [1, 2].map(() => createSentEvents({ views: memory(), ids }, locks));
  const answers = await Promise.all(tabs.flatMap((tab) => [tab.isFirst('order:1'), tab.isFirst('order:1')]));
  expect(answers.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await tabs[0]?.isFirst('order:2')).toBe(true);
});

it('the number of stored ids is limited, and the oldest are removed first', async () => {
  const storage = { views: memory(), ids: memory() };
  const sent = createSentEvents(storage, undefined);
  for (let index = 0; index < 250; index += 1) {
    sent.view(`entry-${index}`, 'product', 1);
    await sent.isFirst(`id-${index}`);
  }
  expect(await sent.isFirst('id-249')).toBe(false);
  expect(sent.view('entry-249', 'product', 1)).toBe(1);
  expect(JSON.parse(storage.ids.values.get(SENT_KEY) ?? '')).toHaveLength(200);
  expect(JSON.parse(storage.views.values.get(VIEWS_KEY) ?? '')).toHaveLength(50);
});

it.each(['', 'null', '{}', '[1]', '[["entry",null]]', '[["entry",{"list":"10"}]]', '{"a":'])(
  'the stored text %j counts as nothing',
  async (text) => {
    const storage = { views: memory(), ids: memory() };
    storage.views.set(VIEWS_KEY, text);
    storage.ids.set(SENT_KEY, text);
    const sent = createSentEvents(storage, undefined);
    expect(sent.view('entry', 'list', 10)).toBe(0);
    expect(await sent.isFirst('id')).toBe(true);
  },
);
