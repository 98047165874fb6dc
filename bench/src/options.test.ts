import { describe, expect, it } from 'vitest';
import { readInteractionOptions, readLoadOptions, readPageOptions } from './options.ts';

const other = 'other=http://localhost:1/,http://localhost:1/all?sort=a=b,http://localhost:1/p/1';

describe('the arguments of the page benchmark', () => {
  it('have defaults', () => {
    expect(readPageOptions([])).toEqual({ runs: 5, hasBudget: false, also: [], language: 'en' });
  });

  it('are a number of runs, the budget and further storefronts', () => {
    const others = ['--also', other, '--also', other.replace('other', 'third')];
    const args = ['--runs', '3', '--budget', '--language', 'hi', ...others];
    expect(readPageOptions(args)).toEqual({
      runs: 3,
      hasBudget: true,
      language: 'hi',
      also: ['other', 'third'].map((name) => ({
        name,
        urls: {
          home: 'http://localhost:1/',
          list: 'http://localhost:1/all?sort=a=b',
          product: 'http://localhost:1/p/1',
        },
      })),
    });
  });

  it.each(['0', '-1', '1.5', 'many', ''])('reject %j runs', (runs) => {
    expect(() => readPageOptions([`--runs=${runs}`])).toThrow(`--runs is "${runs}"`);
  });

  it.each([
    'other',
    '=http://a,http://b,http://c',
    'other=http://a,http://b',
    'other=http://a,http://b,http://c,http://d',
    'other=http://a,http://b,/product',
    'other=http://a,http://b,ftp://c',
  ])('reject %j as a storefront', (also) => {
    expect(() => readPageOptions(['--also', also])).toThrow(`--also is "${also}"`);
  });

  it('reject a language that the shop does not have', () => {
    expect(() => readPageOptions(['--language', 'fr'])).toThrow('--language is "fr"');
  });

  it('reject an unknown argument', () => {
    expect(() => readPageOptions(['--run', '3'])).toThrow('--run');
  });
});

describe('the arguments of the interaction benchmark', () => {
  it('are a number of runs and the budget', () => {
    expect(readInteractionOptions(['--runs', '2', '--budget'])).toEqual({ runs: 2, hasBudget: true });
  });

  it('have no further storefronts', () => {
    expect(() => readInteractionOptions(['--also', other])).toThrow('--also');
  });
});

describe('the arguments of the load benchmark', () => {
  it('have defaults', () => {
    expect(readLoadOptions([])).toEqual({ seconds: 60, urls: 200_000, hasBudget: false });
  });

  it('are a duration, a number of URLs and the budget', () => {
    expect(readLoadOptions(['--seconds', '5', '--urls', '100', '--budget'])).toEqual({
      seconds: 5,
      urls: 100,
      hasBudget: true,
    });
  });

  it.each(['seconds', 'urls'])('reject no %s', (name) => {
    expect(() => readLoadOptions([`--${name}=0`])).toThrow(`--${name} is "0"`);
  });
});
