import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { naap } from '../naap.ts';
import { parseContent } from '../parse.ts';
import { ContentError, loadContent } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('loadContent', () => {
  it.each(['', 'naap'])('loads the default content for %j', async (selected) => {
    expect(await loadContent(selected)).toEqual(parseContent(naap, 'naap'));
  });

  it('loads the content of the second store', async () => {
    const { pricing, promises } = await loadContent('eu-shoes');
    expect(pricing).toMatchObject({ currency: 'EUR', deliveryFee: 495, coupon: { discount: 1000 } });
    expect(promises[0]).toBe('90 minutes Delivery');
  });

  it('loads a JSON file and a TypeScript file', async () => {
    const own = { ...naap, delivery: { minutes: 45 } };
    const json = await loadContent(writeFile('own.json', JSON.stringify(own)));
    expect(json.promises[0]).toBe('45 minutes Delivery');
    const code = `const own: object = ${JSON.stringify(own)};\nexport default own;\n`;
    expect(await loadContent(writeFile('own.ts', code))).toEqual(json);
  });

  it.each([
    [
      'an unknown name',
      'nap',
      /^CONTENT is "nap", which is neither naap nor eu-shoes nor .+ Example: CONTENT=/,
    ],
    ['a missing file', 'gone.json', /^CONTENT is "gone\.json", which cannot be read: ENOENT/],
    [
      'a file with invalid JSON',
      writeFile('broken.json', '{'),
      /^CONTENT is ".+broken\.json", which cannot be read/,
    ],
    [
      'a module without a default export',
      writeFile('empty.ts', 'export {};'),
      /^CONTENT: .+empty\.ts has a mistake/,
    ],
    [
      'a file with a mistake',
      writeFile('wrong.json', JSON.stringify({ ...naap, delivery: {} })),
      /^CONTENT: .+wrong\.json has a mistake:\n {2}delivery\.minutes is missing\. Example: 30$/,
    ],
  ])('rejects %s with a ContentError', async (_case, selected, message) => {
    const error = await loadContent(selected).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error).replace('ContentError: ', '')).toMatch(message);
  });
});
