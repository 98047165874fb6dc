import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rasterise } from '../images/handler.ts';

type Picture = Uint8Array<ArrayBuffer>;

interface CacheOptions {
  readonly directory: string;
  readonly rasterise: Rasterise;
  /** How many are drawn at once; the rest wait. */
  readonly maxConcurrent: number;
}

/**
 * Remembers pictures in files named by the hash of drawing, size, crop and format: a changed drawing is another file. Equal
 * requests at the same moment share one drawing.
 */
export function cachedRasterise({ directory, rasterise, maxConcurrent }: CacheOptions): Rasterise {
  const drawing = new Map<string, Promise<Picture>>();
  const limited = limiter(maxConcurrent);

  const draw = async (file: string, input: Parameters<Rasterise>[0]): Promise<Picture> => {
    const stored = await readIfThere(file);
    if (stored) return stored;
    const picture = await limited(() => rasterise(input));
    await mkdir(directory, { recursive: true });
    // Written aside and moved, so that a kill leaves no half picture behind.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, picture);
    await rename(aside, file);
    return picture;
  };

  return (input) => {
    const { svg, width, height, crop, format } = input;
    const key = createHash('sha256')
      .update(`${width}x${height} ${crop ?? ''}\n${svg}`)
      .digest('hex')
      .slice(0, 32);
    const name = `${key}.${format}`;
    const running =
      drawing.get(name) ?? draw(join(directory, name), input).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return running;
  };
}

async function readIfThere(file: string): Promise<Picture | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Runs at most `maxConcurrent` tasks at a time, in the order they came. */
function limiter(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
