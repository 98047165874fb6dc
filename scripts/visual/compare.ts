import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Album, fileOfShot } from './album.ts';

export interface Comparison {
  readonly same: number;
  readonly changed: readonly Change[];
  /** Names of pictures that only one side has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Pictures whose story failed or did not come to rest, and so prove nothing. */
  readonly unfinished: readonly Unfinished[];
}

interface Change {
  readonly name: string;
  /** Pixels that differ; where one picture is larger, all that it has more. */
  readonly pixels: number;
}

interface Unfinished {
  readonly name: string;
  readonly side: 'base' | 'here';
  readonly fault: string;
}

/** Compares two albums pixel by pixel. Of each pair that differs it puts both and their difference into `out`/pictures. */
export async function compareAlbums(
  base: Album,
  here: Album,
  { threshold, out }: { readonly threshold: number; readonly out: string },
): Promise<Comparison> {
  mkdirSync(join(out, 'pictures'), { recursive: true });
  const changed: Change[] = [];
  const both = [...here.shots.keys()].filter((name) => base.shots.has(name));
  for (const name of both) {
    const before = readFileSync(fileOfShot(base, name));
    const after = readFileSync(fileOfShot(here, name));
    if (before.equals(after)) continue;
    const { pixels, picture } = await difference(before, after, threshold);
    if (pixels === 0) continue;
    changed.push({ name, pixels });
    writeFileSync(join(out, pictureOf(name, 'base')), before);
    writeFileSync(join(out, pictureOf(name, 'here')), after);
    writeFileSync(join(out, pictureOf(name, 'difference')), picture);
  }
  return {
    same: both.length - changed.length,
    changed,
    added: [...here.shots.keys()].filter((name) => !base.shots.has(name)),
    removed: [...base.shots.keys()].filter((name) => !here.shots.has(name)),
    unfinished: [...unfinishedOf(base, 'base'), ...unfinishedOf(here, 'here')],
  };
}

/** Path of a picture within the report's folder. */
export function pictureOf(name: string, kind: 'base' | 'here' | 'difference'): string {
  return join('pictures', `${name}.${kind}.png`);
}

function unfinishedOf({ shots }: Album, side: Unfinished['side']): readonly Unfinished[] {
  return [...shots].flatMap(([name, fault]) => (fault === null ? [] : [{ name, side, fault }]));
}

/** Where one picture is smaller, it counts as empty there. */
async function difference(before: Buffer, after: Buffer, threshold: number) {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all(
    [before, after].map((png, index) =>
      sharp(png)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? width),
          bottom: height - (sizes[index]?.height ?? height),
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .raw()
        .toBuffer(),
    ),
  );
  if (left === undefined || right === undefined) throw new Error('two pictures make two buffers');
  const drawn = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, drawn, width, height, { threshold, includeAA: true });
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
