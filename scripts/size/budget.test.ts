import { describe, expect, it } from 'vitest';
import { formatTable, overruns } from './budget.ts';

const budget = { Button: { js: 1000, css: 500 }, Price: { js: 10_000, css: 0 } };

describe('the size budget', () => {
  it('tolerates small growth', () => {
    expect(overruns({ Button: { js: 1064, css: 500 }, Price: { js: 10_200, css: 0 } }, budget)).toEqual([]);
  });

  it('names what exceeds its budget, by how much and in which kind of file', () => {
    expect(overruns({ Button: { js: 1000, css: 600 }, Price: { js: 10_201, css: 0 } }, budget)).toEqual([
      'Button takes 600 bytes of css, 100 more than its budget of 500',
      'Price takes 10201 bytes of js, 201 more than its budget of 10000',
    ]);
  });

  it('names entries without a budget and budgets without an entry', () => {
    expect(overruns({ Button: { js: 1, css: 1 }, Ribbon: { js: 1, css: 1 } }, budget)).toEqual([
      'Price has a budget but no longer exists',
      'Ribbon has no budget yet',
    ]);
  });

  it('shows the change in the table', () => {
    expect(
      formatTable('component', { Button: { js: 900, css: 500 }, Price: { js: 10_000, css: 0 } }, budget),
    ).toBe(
      [
        'component                     js     css',
        'Price                      10000       0',
        'Button                       900     500  -100',
      ].join('\n'),
    );
  });
});
