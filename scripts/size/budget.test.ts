import { describe, expect, it } from 'vitest';
import { overruns, tableOf } from './budget.ts';

const budget = { Button: { js: 1000, css: 500 }, Price: { js: 10_000, css: 0 } };

describe('the size budget', () => {
  it('lets a little pass', () => {
    expect(overruns({ Button: { js: 1064, css: 500 }, Price: { js: 10_200, css: 0 } }, budget)).toEqual([]);
  });

  it('names what is too large, by how much and of what', () => {
    expect(overruns({ Button: { js: 1000, css: 600 }, Price: { js: 10_201, css: 0 } }, budget)).toEqual([
      'Button takes 600 bytes of css, 100 more than its budget of 500',
      'Price takes 10201 bytes of js, 201 more than its budget of 10000',
    ]);
  });

  it('names what came and what went', () => {
    expect(overruns({ Button: { js: 1, css: 1 }, Ribbon: { js: 1, css: 1 } }, budget)).toEqual([
      'Price has a budget but is not there any more',
      'Ribbon has no budget yet',
    ]);
  });

  it('tells in the table what changed', () => {
    expect(
      tableOf('component', { Button: { js: 900, css: 500 }, Price: { js: 10_000, css: 0 } }, budget),
    ).toBe(
      [
        'component                     js     css',
        'Price                      10000       0',
        'Button                       900     500  -100',
      ].join('\n'),
    );
  });
});
