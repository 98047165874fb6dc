import { describe, expect, it } from 'vitest';
import { nameOfMode, parseStoriesOptions } from './options.ts';

const modesOf = (...args: string[]) => parseStoriesOptions(args).modes.map(nameOfMode);

describe('the options of the story runner', () => {
  it('take one theme and one width unless told otherwise', () => {
    expect(modesOf()).toEqual(['light 390 px']);
  });

  it('combine every theme with every width', () => {
    expect(
      modesOf('--themes', 'light,dark', '--widths', '320,1280', '--text', '200', '--forced-colors'),
    ).toEqual([
      'light 320 px, text 200 %, forced colours',
      'light 1280 px, text 200 %, forced colours',
      'dark 320 px, text 200 %, forced colours',
      'dark 1280 px, text 200 %, forced colours',
    ]);
  });

  it('know the whole matrix, each mode once', () => {
    const matrix = modesOf('--matrix');
    expect(new Set(matrix).size).toBe(matrix.length);
    expect(matrix).toContain('dark 1280 px');
    expect(matrix).toContain('light 320 px, text 200 %');
    expect(matrix).toContain('dark 390 px, forced colours');
    expect(matrix).toContain('light 390 px, with motion');
  });

  it('keep what is no option as a filter', () => {
    expect(parseStoriesOptions(['Button', '--dir', 'built', 'Dialog'])).toMatchObject({
      dir: 'built',
      filters: ['Button', 'Dialog'],
    });
  });

  it('refuse by name what they do not know', () => {
    expect(() => parseStoriesOptions(['--themes', 'sepia'])).toThrow(
      '--themes takes light or dark, not "sepia".',
    );
    expect(() => parseStoriesOptions(['--widths', '320,wide'])).toThrow('not "wide"');
    expect(() => parseStoriesOptions(['--sepia'])).toThrow('--sepia');
  });
});
