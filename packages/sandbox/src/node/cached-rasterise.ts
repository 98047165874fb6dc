import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rasterise } from '../images/handler.ts';

type Image = Uint8Array<ArrayBuffer>;

interface CacheOptions {
  readonly directory: string;
  readonly rasterise: Rasterise;
  /** How many images are rasterised at the same time; further requests wait. */
  readonly maxConcurrent: number;
}

/**
 * Adds a file cache to a rasteriser. The file name is the hash of drawing and size, so a changed drawing is a new file after a restart.
 * Concurrent equal requests share one rasterisation.
 */
export function cachedRasterise({ directory, rasterise, maxConcurrent }: CacheOptions): Rasterise {
  const inFlight = new Map<string, Promise<Image>>();
  const limit = createLimiter(maxConcurrent);
  /** Hashes of the drawings by path, so that a file that is stored already does not need its drawing. */
  const drawingHashes = new Map<string, string>();

  const load = async (file: string, input: Parameters<Rasterise>[0]): Promise<Image> => {
    const stored = await readIfExists(file);
    if (stored) return stored;
    const image = await limit(() => rasterise(input));
    await mkdir(directory, { recursive: true });
    // Renaming a complete file is atomic, so a killed process leaves no partial image.
    const temporaryFile = `${file}.${randomUUID()}`;
    await writeFile(temporaryFile, image);
    await rename(temporaryFile, file);
    return image;
  };

  return (input) => {
    const { path, svg, width, height, format } = input;
    const drawing = drawingHashes.get(path) ?? hash(svg());
    drawingHashes.set(path, drawing);
    const name = `${hash(`${width}x${height}\n${drawing}`)}.${format}`;
    const request =
      inFlight.get(name) ?? load(join(directory, name), input).finally(() => inFlight.delete(name));
    inFlight.set(name, request);
    return request;
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

async function readIfExists(file: string): Promise<Image | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates a function that runs at most `maxConcurrent` tasks at a time, in the order of the calls. */
function createLimiter(maxConcurrent: number): <T>(task: () => Promise<T>) => Promise<T> {
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
