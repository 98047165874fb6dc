import { describe, expect, it } from 'vitest';
import { compareIndexes } from './comparison.ts';

const entry = (id: string, type: 'story' | 'docs' = 'story') => ({ id, type, title: id, importPath: id });
const base = [entry('button--old'), entry('button--kept'), entry('button--docs', 'docs')];
const workTree = [entry('button--kept'), entry('button--new'), entry('dialog--new')];

describe('comparing the stories of two Storybooks', () => {
  it('tells which stories both have, and which were added or removed', () => {
    expect(compareIndexes(base, workTree, [])).toEqual({
      common: ['button--kept'],
      added: ['button--new', 'dialog--new'],
      removed: ['button--old'],
    });
  });

  it('selects a story that only one side has', () => {
    const changes = compareIndexes(base, workTree, ['dialog']);
    expect(changes).toEqual({ common: [], added: ['dialog--new'], removed: [] });
  });
});
