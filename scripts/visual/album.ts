import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../stories/options.ts';

/** A picture to take: a story in a theme and at a size. */
export interface Shot {
  readonly story: string;
  readonly theme: Theme;
  /** px of the viewport; the picture is as high as the page. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of one Storybook. */
export interface Album {
  readonly folder: string;
  /** By `nameOfShot`: null for a picture that can be trusted, else what went wrong in its story. */
  readonly shots: ReadonlyMap<string, string | null>;
}

/** `components-button--primary.dark.390`, which is its file's name too. */
export function nameOfShot({ story, theme, width }: Shot): string {
  return `${story}.${theme}.${width}`;
}

export function fileOfShot({ folder }: Pick<Album, 'folder'>, name: string): string {
  return join(folder, `${name}.png`);
}

/** The names of the trusted pictures that lie in a folder from earlier. */
export function readAlbum(folder: string): ReadonlySet<string> {
  const list = join(folder, 'album.json');
  const names: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return new Set(names.filter((name) => existsSync(fileOfShot({ folder }, name))));
}

/** Notes which pictures of a folder can be trusted. */
export function writeAlbum(folder: string, names: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'album.json'), JSON.stringify([...names]));
}
