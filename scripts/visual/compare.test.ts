import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { type Album, fileOfShot, writeAlbum } from './album.ts';
import { compareAlbums, pictureOf } from './compare.ts';
import { summaryOf, writeReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'naap-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Picture {
  readonly colour: string;
  readonly width?: number;
  readonly height?: number;
  readonly fault?: string;
}

async function album(name: string, pictures: Readonly<Record<string, Picture>>): Promise<Album> {
  const made = { folder: join(folder, name), shots: new Map<string, string | null>() };
  writeAlbum(made.folder, []);
  for (const [shot, { colour, width = 4, height = 4, fault = null }] of Object.entries(pictures)) {
    const canvas = { create: { width, height, channels: 3 as const, background: colour } };
    await sharp(canvas).png().toFile(fileOfShot(made, shot));
    made.shots.set(shot, fault);
  }
  return made;
}

describe('comparing two albums', () => {
  it('counts the pixels that differ, however little, and draws them beside both sides', async () => {
    const out = join(folder, 'changed');
    const base = await album('base-1', { same: { colour: '#ffffff' }, button: { colour: '#e9b600' } });
    const here = await album('here-1', { same: { colour: '#ffffff' }, button: { colour: '#e9b601' } });
    const comparison = await compareAlbums(base, here, { threshold: 0, out });
    expect(comparison).toMatchObject({ same: 1, changed: [{ name: 'button', pixels: 16 }] });
    for (const kind of ['base', 'here', 'difference'] as const)
      expect(existsSync(join(out, pictureOf('button', kind)))).toBe(true);
    expect(summaryOf(comparison)).toBe(
      '1 picture changed, 0 added, 0 removed, 0 did not finish, 1 are the same',
    );
  });

  it('lets colours differ up to the threshold', async () => {
    const base = await album('base-2', { button: { colour: '#e9b600' } });
    const here = await album('here-2', { button: { colour: '#e9b602' } });
    const { changed } = await compareAlbums(base, here, { threshold: 0.1, out: join(folder, 'near') });
    expect(changed).toEqual([]);
  });

  it('counts what a larger picture has more', async () => {
    const base = await album('base-3', { page: { colour: '#2d1523' } });
    const here = await album('here-3', { page: { colour: '#2d1523', height: 6 } });
    const { changed } = await compareAlbums(base, here, { threshold: 0, out: join(folder, 'larger') });
    expect(changed).toEqual([{ name: 'page', pixels: 8 }]);
  });

  it('names what came, what went and what did not finish, in the report too', async () => {
    const out = join(folder, 'named');
    const base = await album('base-4', { gone: { colour: '#ffffff' } });
    const here = await album('here-4', { fresh: { colour: '#ffffff', fault: 'no <button> is there' } });
    const comparison = await compareAlbums(base, here, { threshold: 0, out });
    expect(comparison).toMatchObject({
      added: ['fresh'],
      removed: ['gone'],
      unfinished: [{ name: 'fresh', side: 'here', fault: 'no <button> is there' }],
    });
    const page = readFileSync(writeReport(comparison, { base: 'main', out }), 'utf8');
    expect(page).toContain('<li>fresh (here): no &lt;button> is there');
    expect(page).toContain('<li>gone (1 picture)');
  });
});
