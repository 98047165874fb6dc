import { describe, expect, it } from 'vitest';
import { parseVisualOptions } from './options.ts';

describe('the options of pnpm visual', () => {
  it('take every story in two themes at two widths, exactly', () => {
    expect(parseVisualOptions(['--base', 'main'])).toMatchObject({
      base: 'main',
      stories: [],
      themes: ['light', 'dark'],
      widths: [390, 1280],
      threshold: 0,
    });
  });

  it('take several filters', () => {
    const { stories } = parseVisualOptions(['--base', 'main', '--stories', 'Button', '--stories', 'Dialog']);
    expect(stories).toEqual(['Button', 'Dialog']);
  });

  it.each([
    [[], '--base says what'],
    [['--base', 'main', '--themes', 'sepia'], 'not "sepia"'],
    [['--base', 'main', '--widths', '390,wide'], 'not "wide"'],
    [['--base', 'main', '--threshold', '2'], 'not "2"'],
    [['--base', 'main', '--treshold', '0'], '--treshold'],
  ])('refuse %j by name', (args, message) => {
    expect(() => parseVisualOptions(args)).toThrow(message);
  });
});
