import { describe, expect, it } from 'vitest';
import { parseVisualOptions } from './options.ts';

describe('the options of pnpm visual', () => {
  it('default to every story in two themes at two widths, without a tolerance', () => {
    expect(parseVisualOptions(['--base', 'main'])).toMatchObject({
      base: 'main',
      stories: [],
      themes: ['light', 'dark'],
      widths: [390, 1280],
      threshold: 0,
    });
  });

  it('accept several filters', () => {
    const { stories } = parseVisualOptions(['--base', 'main', '--stories', 'Button', '--stories', 'Dialog']);
    expect(stories).toEqual(['Button', 'Dialog']);
  });

  it.each([
    [[], '--base is missing'],
    [['--base', 'main', '--themes', 'sepia'], 'not "sepia"'],
    [['--base', 'main', '--widths', '390,wide'], 'not "wide"'],
    [['--base', 'main', '--threshold', '2'], 'not "2"'],
    [['--base', 'main', '--treshold', '0'], '--treshold'],
  ])('reject %j and name the invalid argument', (args, message) => {
    expect(() => parseVisualOptions(args)).toThrow(message);
  });
});
